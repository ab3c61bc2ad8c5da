import LayoutCore

/// Bytes that decide how a tree is made: each choice takes one, and past the end all are zero, so
/// that fewer and smaller bytes mean a smaller tree.
struct Bytes {
  private let bytes: [UInt8]
  private var position = 0
  /// Whether lengths are numbers that nobody means, such as NaN, ∞ and 1e308.
  var isWild = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return isAtEnd ? 0 : bytes[position]
  }

  mutating func number(below count: Int) -> Int { Int(byte()) % count }

  mutating func once(in count: Int) -> Bool { number(below: count) == count - 1 }

  mutating func pick<Value>(_ values: Value...) -> Value { values[number(below: values.count)] }
}

/// A value and the source that makes it.
struct Written<Value> {
  let value: Value
  let text: String

  init(_ value: Value, _ text: String) { (self.value, self.text) = (value, text) }
}

extension CGFloat? {
  /// As it is written in source.
  var text: String { map(\.text) ?? "nil" }
}

extension CGFloat {
  /// As it is written in source.
  var text: String {
    if isNaN { return ".nan" }
    if isInfinite { return self > 0 ? ".infinity" : "-.infinity" }
    return self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(Double(self))"
  }
}

// MARK: - Numbers

extension Bytes {
  private static let lengths: [CGFloat] = [
    0, 10, 20, 50, 1, 100, 7.25, 33.5, 5, 80, 200, 0.5, 12, 16, 1000 / 3, 3, 2, 64, 300, 44.75,
  ]
  private static let wildLengths: [CGFloat] = [
    0, 10, .nan, .infinity, -.infinity, -1, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300,
    -48, 1e17, .greatestFiniteMagnitude,
  ]

  /// A length that is not negative, unless it is wild.
  mutating func length() -> CGFloat {
    isWild && once(in: 3)
      ? Self.wildLengths[number(below: Self.wildLengths.count)]
      : Self.lengths[number(below: Self.lengths.count)]
  }

  mutating func signedLength() -> CGFloat { once(in: 3) ? -length() / 4 : length() }

  mutating func optionalLength() -> CGFloat? { once(in: 2) ? length() : nil }

  /// A limit of a frame.
  mutating func limit() -> CGFloat? { once(in: 8) ? .infinity : optionalLength() }

  mutating func spacing() -> CGFloat? { pick(nil, 0, 4, -3, once(in: 4) ? length() : 12) }

  mutating func insets() -> Written<EdgeInsets> {
    let insets = EdgeInsets(
      top: signedLength() / 4, leading: signedLength() / 4, bottom: length() / 4,
      trailing: length() / 4)
    return Written(insets, insets.text)
  }
}

// MARK: - Alignments and edges

extension Bytes {
  mutating func horizontal() -> Written<HorizontalAlignment> {
    pick(
      Written(.center, ".center"), Written(.leading, ".leading"), Written(.trailing, ".trailing"),
      Written(.thirdAcross, ".thirdAcross"), Written(.treeNode, ".treeNode"))
  }

  mutating func vertical() -> Written<VerticalAlignment> {
    pick(
      Written(.center, ".center"), Written(.top, ".top"), Written(.bottom, ".bottom"),
      Written(.firstTextBaseline, ".firstTextBaseline"), Written(.third, ".third"),
      Written(.lastTextBaseline, ".lastTextBaseline"), Written(.title, ".title"))
  }

  mutating func depthGuide() -> Written<DepthAlignment> {
    pick(
      Written(.center, ".center"), Written(.back, ".back"), Written(.front, ".front"),
      Written(.inMiddle, ".inMiddle"))
  }

  mutating func alignment() -> Written<Alignment> {
    let (one, two) = (horizontal(), vertical())
    return Written(
      Alignment(horizontal: one.value, vertical: two.value),
      "Alignment(horizontal: \(one.text), vertical: \(two.text))")
  }

  mutating func alignment3D() -> Written<Alignment3D> {
    let (one, two, three) = (horizontal(), vertical(), depthGuide())
    return Written(
      Alignment3D(horizontal: one.value, vertical: two.value, depth: three.value),
      "Alignment3D(horizontal: \(one.text), vertical: \(two.text), depth: \(three.text))")
  }

  mutating func axes() -> Written<Axis.Set> {
    pick(
      Written(.horizontal, ".horizontal"), Written(.vertical, ".vertical"),
      Written([.horizontal, .vertical], "[.horizontal, .vertical]"), Written([], "[]"))
  }

  mutating func edges() -> Written<Edge.Set> {
    pick(
      Written(.all, ".all"), Written(.top, ".top"), Written(.leading, ".leading"),
      Written(.bottom, ".bottom"), Written(.horizontal, ".horizontal"))
  }

  mutating func axis() -> Written<Axis> {
    pick(Written(.horizontal, ".horizontal"), Written(.vertical, ".vertical"))
  }

  mutating func contentMode() -> Written<ContentMode> {
    pick(Written(.fit, ".fit"), Written(.fill, ".fill"))
  }

  mutating func unitPoint() -> Written<UnitPoint> {
    pick(
      Written(.center, ".center"), Written(.topLeading, ".topLeading"),
      Written(.bottom, ".bottom"),
      Written(UnitPoint(x: 0.3, y: 2), "UnitPoint(x: 0.3, y: 2)"))
  }
}

extension EdgeInsets {
  /// As they are written in source.
  var text: String {
    "EdgeInsets(top: \(top.text), leading: \(leading.text), bottom: \(bottom.text), "
      + "trailing: \(trailing.text))"
  }
}
