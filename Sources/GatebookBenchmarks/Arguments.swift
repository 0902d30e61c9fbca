/// What the command line asks for.
struct Arguments {
  /// How many contacts the address book holds.
  var count = 100_000
  /// Only items with this word in their name are measured.
  var filter: String?
  var asksForHelp = false

  static let largestCount = 1_000_000

  static let help = """
    Usage: GatebookBenchmarks [--count N] [--filter WORD]

    Measures what an app does with an address book, each beside a bare loop that does the least
    for the same result, in the same run. Build it with -c release.

      --count N      contacts in the address book, 1 to \(largestCount); 100000 if not given
      --filter WORD  only items with this word in their name
      --help         this text
    """

  /// A command line that cannot be read, and what to write instead.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads the words behind the program's name.
  init(_ words: some Sequence<String>) throws(Fault) {
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--help", "-h": asksForHelp = true
      case "--count": count = try Self.count(words.next())
      case "--filter":
        guard let filter = words.next() else {
          throw Fault(description: "--filter takes a word, as in --filter phone")
        }
        self.filter = filter
      default:
        throw Fault(description: "'\(word)' is no argument; --help lists them")
      }
    }
  }

  /// Tells whether an item is to be measured.
  func asks(for name: String) -> Bool {
    filter.map { name.lowercased().contains($0.lowercased()) } ?? true
  }

  private static func count(_ word: String?) throws(Fault) -> Int {
    guard let word, let count = Int(word), (1...largestCount).contains(count) else {
      throw Fault(
        description: "--count takes a number from 1 to \(largestCount), not '\(word ?? "")'")
    }
    return count
  }
}
