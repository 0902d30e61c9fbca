/// The records of an address book in stored order, in chunks.
///
/// A record keeps its position for as long as it is stored, and a position is never used again by
/// another record. A copy shares the chunks: what is saved while it lives copies one chunk and the
/// list of chunks, not the records (see the article Storage).
struct RecordSlots: Sendable {
  typealias Chunk = [ContactRecord?]

  /// Each chunk but the last is full, or empty once nothing in it is stored any more.
  private(set) var chunks: [Chunk] = []
  /// The number of records that are stored.
  private(set) var count = 0
  /// The position that the next record gets.
  private(set) var end = 0

  static let chunkBits = 8
  static let chunkSize = 1 << chunkBits

  subscript(position: Int) -> ContactRecord? {
    let chunk = position >> Self.chunkBits
    let place = position & (Self.chunkSize - 1)
    guard chunk >= 0, chunk < chunks.count, place < chunks[chunk].count else { return nil }
    return chunks[chunk][place]
  }

  /// Stores a record at the end and gives its position.
  mutating func append(_ record: ContactRecord) -> Int {
    let position = end
    store(record, at: position)
    return position
  }

  /// Stores, replaces or (with nil) removes the record at a position.
  mutating func store(_ record: ContactRecord?, at position: Int) {
    let chunk = position / Self.chunkSize
    let place = position % Self.chunkSize
    while chunks.count <= chunk { chunks.append([]) }
    while chunks[chunk].count <= place { extend(chunk, to: place) }
    count += (record == nil ? 0 : 1) - (chunks[chunk][place] == nil ? 0 : 1)
    chunks[chunk][place] = record
    if position >= end { end = position + 1 }
    if record == nil { release(chunk) }
  }

  private mutating func extend(_ chunk: Int, to place: Int) {
    if chunks[chunk].isEmpty { chunks[chunk].reserveCapacity(Self.chunkSize) }
    let missing = place + 1 - chunks[chunk].count
    chunks[chunk].append(contentsOf: repeatElement(nil, count: missing))
  }

  /// Drops the slots of a chunk of which nothing is stored any more.
  private mutating func release(_ chunk: Int) {
    if chunks[chunk].allSatisfy({ $0 == nil }) { chunks[chunk] = [] }
  }
}

extension RecordSlots: Sequence {
  /// Walks over the records and their positions, in stored order.
  func makeIterator() -> Iterator { Iterator(chunks: chunks) }

  struct Iterator: IteratorProtocol {
    private let chunks: [Chunk]
    private var records: Chunk = []
    private var chunk = 0
    private var place = 0

    init(chunks: [Chunk]) { self.chunks = chunks }

    mutating func next() -> (position: Int, record: ContactRecord)? {
      while true {
        while place < records.count {
          place += 1
          if let record = records[place - 1] {
            return ((chunk - 1) * RecordSlots.chunkSize + place - 1, record)
          }
        }
        guard chunk < chunks.count else { return nil }
        records = chunks[chunk]
        chunk += 1
        place = 0
      }
    }
  }
}
