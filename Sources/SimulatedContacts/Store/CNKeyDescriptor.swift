public import Foundation

/// Something that names one or more properties of a contact.
///
/// - Note: Differs from Apple: not bound to classes, and `String` conforms itself. With a bound
///   protocol the casts that apps write, such as `keys as [CNKeyDescriptor]`, end the program on
///   Linux.
public protocol CNKeyDescriptor {}

extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
