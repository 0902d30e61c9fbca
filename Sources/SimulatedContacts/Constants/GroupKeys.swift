// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple names these constants with the framework's prefix, and apps write them so.

/// The key of a group's `identifier`.
public let CNGroupIdentifierKey = "identifier"
/// The key of a group's `name`.
public let CNGroupNameKey = "name"
/// The key of a container's `identifier`.
public let CNContainerIdentifierKey = "identifier"
/// The key of a container's `name`.
public let CNContainerNameKey = "name"
/// The key of a container's `type`.
public let CNContainerTypeKey = "type"
