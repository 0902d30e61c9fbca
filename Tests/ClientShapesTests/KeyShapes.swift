// swift-format-ignore-file: NeverForceUnwrap
// Apps force these casts, and this is the code of such an app.

import Contacts
import Foundation

/// Every form in which apps write the keys of a fetch.
enum KeyShapes {
  static func all() -> [(String, [CNKeyDescriptor])] {
    let names = [CNContactGivenNameKey, CNContactFamilyNameKey]
    let mixed: [Any] = [CNContactGivenNameKey, CNContactFamilyNameKey as NSString]
    let array = NSArray(array: [CNContactGivenNameKey, CNContactFamilyNameKey])
    let typed: [CNKeyDescriptor] = [
      CNContactGivenNameKey as CNKeyDescriptor, CNContactFamilyNameKey as CNKeyDescriptor,
    ]
    var appended: [CNKeyDescriptor] = []
    appended.append(CNContactGivenNameKey as NSString)
    appended.append(CNContactFamilyNameKey as CNKeyDescriptor)
    return [
      ("a variable as", names as [CNKeyDescriptor]),
      ("a literal as", [CNContactGivenNameKey, CNContactFamilyNameKey] as [CNKeyDescriptor]),
      ("elements as", typed),
      ("appended", appended),
      ("as NSString", [CNContactGivenNameKey as NSString, CNContactFamilyNameKey as NSString]),
      ("Any as!", mixed as! [CNKeyDescriptor]),
      ("Any as?", (mixed as? [CNKeyDescriptor]) ?? []),
      ("NSArray as!", array as! [CNKeyDescriptor]),
      ("map", names.map { $0 as CNKeyDescriptor }),
      (
        "Any literal",
        [CNContactGivenNameKey, CNContactFamilyNameKey] as [Any] as! [CNKeyDescriptor]
      ),
    ]
  }
}
