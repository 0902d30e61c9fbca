public import Foundation

/// A request for what has changed in the contacts since a token
/// (developer.apple.com/documentation/contacts/cnchangehistoryfetchrequest).
open class CNChangeHistoryFetchRequest: CNFetchRequest, NSSecureCoding {
  /// The token of the fetch before; nil for everything from the beginning.
  open var startingToken: Data?
  /// The properties of the contacts in events, besides the identifier.
  open var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
  /// Whether linked cards come as one contact.
  open var shouldUnifyResults = true
  /// Whether the contacts in events come as `CNMutableContact`.
  open var mutableObjects = false
  /// Whether changes of groups and of their members are told too.
  open var includeGroupChanges = false
  /// The authors whose changes are left out, as `CNSaveRequest.transactionAuthor` names them.
  open var excludedTransactionAuthors: [String]?

  /// Makes a request for everything from the beginning.
  public override init() { super.init() }

  /// Restores an archived request.
  public required init?(coder: NSCoder) {
    startingToken = coder.decodeObject(of: NSData.self, forKey: "startingToken") as Data?
    additionalContactKeyDescriptors = coder.decodeTexts(forKey: "additionalContactKeyDescriptors")
    shouldUnifyResults = coder.decodeBool(forKey: "shouldUnifyResults")
    mutableObjects = coder.decodeBool(forKey: "mutableObjects")
    includeGroupChanges = coder.decodeBool(forKey: "includeGroupChanges")
    excludedTransactionAuthors = coder.decodeTexts(forKey: "excludedTransactionAuthors")
    super.init()
  }

  /// Archives the request.
  open func encode(with coder: NSCoder) {
    let keys = additionalContactKeyDescriptors?.flatMap(keyNames)
    coder.encode(startingToken as NSData?, forKey: "startingToken")
    coder.encode(keys as NSArray?, forKey: "additionalContactKeyDescriptors")
    coder.encode(shouldUnifyResults, forKey: "shouldUnifyResults")
    coder.encode(mutableObjects, forKey: "mutableObjects")
    coder.encode(includeGroupChanges, forKey: "includeGroupChanges")
    coder.encode(excludedTransactionAuthors as NSArray?, forKey: "excludedTransactionAuthors")
  }

  /// Tells that requests are archived securely.
  open class var supportsSecureCoding: Bool { true }
}
