extension ResolvedLayout: CustomStringConvertible {
  /// The tree with a line for each node: its name, its id, and its frame.
  public var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Writes the tree with a line for each node to a stream.
  ///
  /// From a certain depth on, lines are no longer indented and say the depth instead.
  public func write(to stream: inout some TextOutputStream) {
    var output = ""
    var isFirst = true
    forEachNode { visit in
      let indentation =
        visit.level <= Self.deepestIndentation
        ? String(repeating: "  ", count: visit.level)
        : String(repeating: "  ", count: Self.deepestIndentation) + "[\(visit.level)] "
      if !isFirst { output += "\n" }
      isFirst = false
      // An id may be any text, and still every node has one line.
      let name = visit.storage.name(of: visit.node).map { $0.isNewline ? "⏎" : $0 }
      output += "\(indentation)\(String(name)) \(reported(visit.frame).plainText)"
      output += reported(visit.box).depthText
    }
    stream.write(output)
  }

  private static let deepestIndentation = 40
}
