/// A list or mapping in a block whose lines have not ended.
struct OpenBlock {
  /// The column of its dashes or keys.
  var column: Int
  var isList: Bool
}
