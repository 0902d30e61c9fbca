internal import ContactsProvider
internal import Foundation

extension CNMutableContact {
  /// Sets the image; whether there is one follows from it at once.
  func setImage(_ image: Data?) {
    write(.imageData) {
      $0.imageData = image
      $0.imageDataAvailable = image != nil
    }
    if editedKeys.contains(.imageData), held.hasAvailable(ContactKeySet(.imageDataAvailable)) {
      editedKeys.insert(.imageDataAvailable)
    }
  }
}
