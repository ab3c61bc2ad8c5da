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
        visit.depth <= Self.deepestIndentation
        ? String(repeating: "  ", count: visit.depth)
        : String(repeating: "  ", count: Self.deepestIndentation) + "[\(visit.depth)] "
      if !isFirst { output += "\n" }
      isFirst = false
      output += "\(indentation)\(storage.name(of: visit.node)) \(Self.text(reported(visit.frame)))"
    }
    stream.write(output)
  }

  private static let deepestIndentation = 40

  private static func text(_ frame: CGRect) -> String {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return "(" + numbers.map { text(Double($0)) }.joined(separator: ", ") + ")"
  }

  /// A number with at most three decimals, the same on every platform.
  static func text(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
    let thousandths = (number * 1000).rounded()
    let whole = Int(thousandths / 1000)
    let rest = abs(Int(thousandths) % 1000)
    let sign = thousandths < 0 && whole == 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest)
    while decimals.count < 3 { decimals = "0" + decimals }
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
