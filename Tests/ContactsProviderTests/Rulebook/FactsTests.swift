import ContactsProvider
import Foundation
import Testing

@Suite("The facts")
struct FactsTests {
  @Test("every number is used once")
  func numbersAreUnique() {
    let numbers = Facts.all.map(\.number)
    #expect(Set(numbers).count == numbers.count)
  }

  @Test("numbers count upwards within each section, and each section is in one piece")
  func numbersAscend() throws {
    let places = try Facts.all.map { try FactPlace($0.number) }
    for (earlier, later) in zip(places, places.dropFirst()) where earlier.section == later.section {
      #expect(earlier < later, "\(later) comes after \(earlier)")
    }
    let sections = places.map(\.section)
    let changes = zip(sections, sections.dropFirst()).count { $0 != $1 }
    #expect(changes == Set(sections).count - 1)
  }

  @Test(
    "every section is there without a gap",
    arguments: [(1, 60), (2, 20), (3, 28), (4, 32), (5, 30), (6, 37), (7, 29), (11, 18)])
  func sectionIsWhole(section: Int, last: Int) throws {
    let places = try Facts.all.map { try FactPlace($0.number) }.filter { $0.section == section }
    #expect(places.filter { $0.letter.isEmpty }.map(\.position) == Array(1...last))
  }

  @Test("a fact is found by its number, and a number without a fact finds nothing")
  func factIsFound() {
    for fact in Facts.all { #expect(Facts.fact(fact.number)?.sentence == fact.sentence) }
    #expect(Facts.fact("1.35a") != nil)
    #expect(Facts.fact("9.14") != nil)
    #expect(Facts.fact("0.1") == nil)
    #expect(Facts.fact("") == nil)
  }

  @Test("a fact is one short sentence that no other fact repeats")
  func sentencesAreShort() {
    for fact in Facts.all {
      #expect(fact.sentence.isOneSentence(ofAtMost: 160), "\(fact.number): \(fact.sentence)")
    }
    #expect(Set(Facts.all.map(\.sentence)).count == Facts.all.count)
  }

  @Test("the sources of a fact are web addresses, each given once")
  func sourcesAreAddresses() {
    for fact in Facts.all {
      for source in fact.sources { #expect(source.isWebAddress, "\(fact.number): \(source)") }
      #expect(Set(fact.sources).count == fact.sources.count, "\(fact.number)")
    }
  }

  @Test(
    "sentences are the project's own words",
    .enabled(
      if: FileManager.default.isReadableFile(atPath: ReferenceText.file.path),
      "the reference text is not beside this checkout"))
  func sentencesAreOwnWords() throws {
    let reference = try ReferenceText()
    let sentences = Facts.all.map(\.sentence) + Rulebook.rules.map(\.sentence)
    let copied = sentences.filter { reference.sharesWords(with: $0) }
    #expect(copied == [])
  }

  @Test("copied words are found whatever their markup")
  func copiedWordsAreFound() {
    let reference = ReferenceText(
      "**1.1** The `quick` brown fox jumps\nover the lazy dog and runs away from all the others.")
    let copied = "A quick brown fox jumps over the lazy dog and runs away from all the rest."
    let own = "The quick brown fox jumps over the lazy dog, but then it stays with all the others."
    #expect([copied, own].filter { reference.sharesWords(with: $0) } == [copied])
  }
}
