internal import ScenarioSyntax

/// A hint that asks for the word that was probably meant, where there is one.
func meant(_ word: String, among candidates: some Collection<String>) -> String? {
  closestWord(to: word, among: candidates).map { meant([$0]) }
}

/// A hint that asks for one of the words that were probably meant.
func meant(_ words: [String]) -> String { "did you mean \(words.listed())?" }

/// The candidate that was probably meant: a synonym, a near miss, else the shortest one that holds
/// the word or is held by it.
func closestWord(to word: String, among candidates: some Collection<String>) -> String? {
  synonym(of: word, among: candidates) ?? nearMiss(of: word, among: candidates)
    ?? related(to: word, among: candidates).first
}

/// The candidates that were probably meant, at most three, the likeliest first.
func closestWords(to word: String, among candidates: some Collection<String>) -> [String] {
  if let synonym = synonym(of: word, among: candidates) { return [synonym] }
  if let near = nearMiss(of: word, among: candidates) { return [near] }
  return Array(related(to: word, among: candidates).prefix(3))
}

private func synonym(of word: String, among candidates: some Collection<String>) -> String? {
  let letters = word.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
  guard let synonym = synonyms[word.lowercased()] ?? synonyms[letters],
    candidates.contains(synonym)
  else { return nil }
  return synonym
}

/// The candidates that hold the word or are held by it, the shortest first.
private func related(to word: String, among candidates: some Collection<String>) -> [String] {
  let wanted = word.lowercased()
  guard wanted.utf8.count >= 3 else { return [] }
  let holding = candidates.filter { candidate in
    let candidate = candidate.lowercased()
    return candidate.contains(wanted) || (candidate.utf8.count >= 3 && wanted.contains(candidate))
  }
  return holding.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
}

/// Words that other formats and tools use for what the language calls otherwise.
private let synonyms = [
  "firstname": "givenName", "lastname": "familyName", "surname": "familyName",
  "tel": "phoneNumbers", "mail": "emailAddresses", "url": "urlAddresses",
  "website": "urlAddresses", "address": "postalAddresses", "photo": "imageData",
  "picture": "imageData", "company": "organizationName", "accessdenied": "authorizationDenied",
  "allowed": "authorized", "granted": "authorized", "allow": "allowFull", "ok": "allowFull",
  "yes": "allowFull", "authorized": "allowFull", "authorised": "allowFull", "denied": "deny",
  "refuse": "deny", "no": "deny", "don't allow": "deny", "limited": "allowLimited",
  "select contacts": "allowLimited", "cancel": "cancelSelection", "restart": "relaunch",
  "launch": "relaunch", "kill": "quit", "sleep": "wait", "add": "save", "delete": "save",
  "update": "save", "title": "scenario", "description": "about", "fetchcontacts": "fetch",
  "getcontacts": "fetch", "enumeratecontacts": "fetch", "unifiedcontacts": "fetch",
  "requestpermission": "requestAccess", "askpermission": "requestAccess",
  "requestauthorization": "requestAccess", "askforaccess": "requestAccess",
  "getstatus": "checkStatus", "authorizationstatus": "checkStatus",
  "getauthorizationstatus": "checkStatus", "permissionstatus": "checkStatus",
  "container": "account", "containers": "accounts", "fetchcontainers": "fetchAccounts",
  "getgroups": "fetchGroups", "listen": "observeChanges", "subscribe": "observeChanges",
  "history": "changesSince", "fetchhistory": "changesSince", "changes": "changesSince",
  "contactaccessbutton": "accessButton", "contactaccesspicker": "accessPicker",
  "send": "upload", "upgrade": "updateSystem", "updateapp": "install", "creategroup": "addGroup",
  "savegroup": "addGroup", "newgroup": "addGroup", "addtogroup": "addMember",
  "click": "tap", "press": "tap", "touch": "tap", "enter": "type", "entertext": "type",
  "typetext": "type", "fill": "type", "input": "type", "swipe": "scroll", "scrollto": "scroll",
  "down": "bottom", "end": "bottom", "up": "top", "start": "top",
  "removefromgroup": "removeMember", "unify": "link", "merge": "link",
]

extension Collection<String> {
  /// The words as a sentence lists them: `'a', 'b' or 'c'`; long lists end in an ellipsis.
  func listed(conjunction: String = "or") -> String {
    var words: [String] = []
    for word in self where !words.contains("'\(word)'") { words.append("'\(word)'") }
    guard words.count <= 12 else { return words.prefix(10).joined(separator: ", ") + ", …" }
    guard let last = words.last, words.count > 1 else { return words.first ?? "none" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}

extension Node {
  /// What the node is, in the words of a message.
  var kindInWords: String {
    switch content {
    case .scalar: "text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .absent: "nothing"
    }
  }

  /// The text of a scalar that is written without quotes.
  var plainText: String? {
    scalar.flatMap { $0.style == .plain ? $0.text : nil }
  }
}
