// Apple's Contacts re-exports Foundation, and many apps import nothing else.
@_exported public import Foundation
