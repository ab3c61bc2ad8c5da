extension ResolvedLayout: CustomStringConvertible {
  /// The tree as text, one line for each node with its name, id and frame.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the tree to a stream, one line for each node with its name, id and frame.
  ///
  /// Beyond a certain level, lines are no longer indented further but state the level.
  public func write(to stream: inout some TextOutputStream) {
    var isFirst = true
    for node in nodes {
      let indentation =
        node.level <= Self.deepestIndentation
        ? String(repeating: "  ", count: node.level)
        : String(repeating: "  ", count: Self.deepestIndentation) + "[\(node.level)] "
      if !isFirst { stream.write("\n") }
      isFirst = false
      // An id may contain line breaks, but each node has one line.
      let name = node.fullName.map { $0.isNewline ? "⏎" : $0 }
      stream.write("\(indentation)\(String(name)) \(node.frame.plainText)")
      stream.write(node.box.depthText)
    }
  }

  private static let deepestIndentation = 40
}
