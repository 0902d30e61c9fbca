package import ContactsProvider
package import Foundation

private let archiveKey = "contact"

/// Writes what a contact holds into an archive.
package func archive(_ contact: FetchedContact, in coder: NSCoder) {
  do {
    let data = try PropertyListEncoder().encode(ContactArchive(contact))
    coder.encode(data as NSData, forKey: archiveKey)
  } catch {
    coder.failWithError(error)
  }
}

/// Reads a contact out of an archive; nil where there is none.
package func restoredContact(from coder: NSCoder) -> FetchedContact? {
  guard let data = coder.decodeObject(of: NSData.self, forKey: archiveKey) as Data? else {
    return nil
  }
  return (try? PropertyListDecoder().decode(ContactArchive.self, from: data))?.contact
}
