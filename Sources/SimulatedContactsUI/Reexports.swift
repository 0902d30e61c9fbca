@_exported public import SimulatedContacts
