import LayoutCore

/// The value of a guide: a constant, or a line through another guide or a length.
struct VectorGuideValue {
  let read: @Sendable (ViewDimensions) -> CGFloat

  init(_ json: JSON?) throws {
    if let constant = json?["const"]?.length {
      read = { _ in constant }
      return
    }
    guard let name = json?["of"]?.string else { throw VectorError("a guide has no value") }
    let base = try Self.base(name)
    let (scale, add) = (json?["scale"]?.length ?? 1, json?["add"]?.length ?? 0)
    read = { base($0) * scale + add }
  }

  private static func base(_ name: String) throws -> @Sendable (ViewDimensions) -> CGFloat {
    if name == "width" { return \.width }
    if name == "height" { return \.height }
    if let guide = try? HorizontalAlignment(vectorName: name) { return { $0[guide] } }
    let guide = try VerticalAlignment(vectorName: name)
    return { $0[guide] }
  }
}

/// Text of equal words, wrapped greedily.
struct VectorText {
  let words: Int
  let wordWidth: CGFloat
  let lineHeight: CGFloat
  let leading: CGFloat

  init(_ vector: VectorNode) {
    words = Int(vector.length("n") ?? 1)
    wordWidth = vector.length("word") ?? 0
    lineHeight = vector.length("line") ?? 0
    leading = vector.length("leading") ?? 0
  }

  func node(_ contract: LeafContract) -> LayoutNode {
    .measured(contract, metrics: metrics) { measure($0.width ?? .infinity) }
  }

  private var metrics: TextMetrics {
    TextMetrics(
      ascent: 0.8 * lineHeight, descent: 0.2 * lineHeight, leading: leading,
      capHeight: 0.7 * lineHeight)
  }

  private func measure(_ width: CGFloat) -> LeafMeasurement {
    var perLine = 1
    while perLine < words, CGFloat(perLine + 1) * wordWidth <= width + 0.001 { perLine += 1 }
    let lines = (words + perLine - 1) / perLine
    let height = CGFloat(lines) * lineHeight
    return LeafMeasurement(
      width: CGFloat(min(perLine, words)) * wordWidth, height: height,
      firstBaseline: 0.8 * lineHeight, lastBaseline: height - 0.2 * lineHeight)
  }
}
