/// A value that is one of several names.
protocol CapturedName: Capturable, Equatable where Form == String {
  /// What kind of thing is named, with its article.
  static var kindOfName: String { get }
  static var named: [(name: String, value: Self)] { get }
  /// What is said of a value without a name.
  var problem: CaptureProblem { get }
}

extension CapturedName {
  func captured() throws -> String {
    guard let (name, _) = Self.named.first(where: { $0.value == self }) else { throw problem }
    return name
  }

  init(captured form: String) throws {
    guard let (_, value) = Self.named.first(where: { $0.name == form }) else {
      throw CaptureProblem.unknown(Self.kindOfName, form, Self.named.map(\.name))
    }
    self = value
  }

  var problem: CaptureProblem {
    CaptureProblem("This is \(Self.kindOfName) that captures do not know.")
  }
}

extension CaptureProblem {
  /// A name that is none of those known.
  static func unknown(_ kind: String, _ name: String, _ known: [String]) -> CaptureProblem {
    CaptureProblem(
      "\"\(name)\" is not the name of \(kind). Known are \(known.joined(separator: ", ")).")
  }

  /// A guide that a client's type identifies.
  static func ownGuide(_ type: Any.Type) -> CaptureProblem {
    CaptureProblem("aligns by \(type), a guide of the client's own")
  }
}

extension Axis: CapturedName {
  static var kindOfName: String { "an axis" }
  static var named: [(name: String, value: Axis)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

extension Edge: CapturedName {
  static var kindOfName: String { "an edge" }
  static var named: [(name: String, value: Edge)] {
    [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)]
  }
}

extension LayoutDirection: CapturedName {
  static var kindOfName: String { "a layout direction" }
  static var named: [(name: String, value: LayoutDirection)] {
    [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)]
  }
}

extension TextAlignment: CapturedName {
  static var kindOfName: String { "a text alignment" }
  static var named: [(name: String, value: TextAlignment)] {
    [("leading", .leading), ("center", .center), ("trailing", .trailing)]
  }
}

extension ContentMode: CapturedName {
  static var kindOfName: String { "a content mode" }
  static var named: [(name: String, value: ContentMode)] { [("fit", .fit), ("fill", .fill)] }
}

extension SectionPart: CapturedName {
  static var kindOfName: String { "a part of a section" }
  static var named: [(name: String, value: SectionPart)] {
    [("header", .header), ("content", .content), ("footer", .footer)]
  }
}

// MARK: - Guides

extension HorizontalAlignment: CapturedName {
  static var kindOfName: String { "a horizontal guide" }
  static var named: [(name: String, value: HorizontalAlignment)] {
    [
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("listRowSeparatorLeading", .listRowSeparatorLeading),
      ("listRowSeparatorTrailing", .listRowSeparatorTrailing),
    ]
  }
  var problem: CaptureProblem { .ownGuide(id) }
}

extension VerticalAlignment: CapturedName {
  static var kindOfName: String { "a vertical guide" }
  static var named: [(name: String, value: VerticalAlignment)] {
    [
      ("top", .top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ]
  }
  var problem: CaptureProblem { .ownGuide(id) }
}

extension DepthAlignment: CapturedName {
  static var kindOfName: String { "a guide along the depth" }
  static var named: [(name: String, value: DepthAlignment)] {
    [("back", .back), ("center", .center), ("front", .front)]
  }
  var problem: CaptureProblem { .ownGuide(id) }
}

extension Alignment: Capturable {
  func captured() throws -> [String] { [try horizontal.captured(), try vertical.captured()] }

  init(captured form: [String]) throws {
    guard form.count == 2 else {
      throw CaptureProblem("An alignment is a horizontal and a vertical guide.")
    }
    self.init(
      horizontal: try HorizontalAlignment(captured: form[0]),
      vertical: try VerticalAlignment(captured: form[1]))
  }
}

extension GuidePair {
  /// The guides as a client gives them.
  var alignment: Alignment {
    Alignment(
      horizontal: HorizontalAlignment(horizontal.id), vertical: VerticalAlignment(vertical.id))
  }
}

// MARK: - Sets

/// A set that is a list of names.
protocol CapturedSet: Capturable, OptionSet where Form == [String] {
  static var kindOfName: String { get }
  static var named: [(name: String, value: Self)] { get }
}

extension CapturedSet where Element == Self {
  func captured() throws -> [String] { Self.named.filter { isSuperset(of: $0.value) }.map(\.name) }

  init(captured form: [String]) throws {
    self.init()
    for name in form {
      guard let (_, value) = Self.named.first(where: { $0.name == name }) else {
        throw CaptureProblem.unknown(Self.kindOfName, name, Self.named.map(\.name))
      }
      formUnion(value)
    }
  }
}

extension Axis.Set: CapturedSet {
  static var kindOfName: String { Axis.kindOfName }
  static var named: [(name: String, value: Axis.Set)] {
    [("horizontal", .horizontal), ("vertical", .vertical)]
  }
}

extension Edge.Set: CapturedSet {
  static var kindOfName: String { Edge.kindOfName }
  static var named: [(name: String, value: Edge.Set)] {
    Edge.named.map { ($0.name, Edge.Set($0.value)) }
  }
}

extension Edge3D.Set: CapturedSet {
  static var kindOfName: String { "a face" }
  static var named: [(name: String, value: Edge3D.Set)] {
    [
      ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
      ("front", .front), ("back", .back),
    ]
  }
}

extension SafeAreaRegions: CapturedSet {
  static var kindOfName: String { "a region" }
  static var named: [(name: String, value: SafeAreaRegions)] {
    [("container", .container), ("keyboard", .keyboard)]
  }
}
