// Lets an app that says `import Contacts` build unchanged where Apple's framework is missing.
@_exported public import SimulatedContacts
