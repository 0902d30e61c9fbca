@_exported public import enum ContactsPicker.AccessButtonAnswer
@_exported public import struct ContactsPicker.AccessButtonView
@_exported public import enum ContactsPicker.AccessPickerAnswer
@_exported public import struct ContactsPicker.AccessPickerSheet
@_exported public import struct ContactsPicker.PickerAnswer
// The few names that tests have to write. Only these, because others would clash with an app's own.
@_exported public import enum ContactsPicker.PickerGesture
@_exported public import struct ContactsPicker.PickerSheet
@_exported public import struct ContactsProvider.AppDescription
@_exported public import enum ContactsProvider.AuthorizationState
@_exported public import enum ContactsProvider.ContactKey
@_exported public import struct ContactsProvider.ContactSeed
@_exported public import struct ContactsProvider.ContactValues
@_exported public import struct ContactsProvider.DeviceSystem
@_exported public import enum ContactsProvider.FaultPolicy
@_exported public import enum ContactsProvider.PromptAnswer
