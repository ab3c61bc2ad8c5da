extension Font {
  /// The font as text is measured and drawn with it.
  package func resolved(in environment: EnvironmentValues) -> FontDescription {
    var description = source.resolved(at: environment.dynamicTypeSize)
    for change in changes { description.apply(change) }
    return description
  }
}

extension Font.Source {
  fileprivate func resolved(at typeSize: DynamicTypeSize) -> FontDescription {
    switch self {
    case .style(let style, let design, let weight):
      return FontDescription(
        size: style.size(at: typeSize), weight: weight?.value ?? style.weight,
        design: design?.described ?? .standard)
    case .system(let size, let weight, let design):
      return FontDescription(
        size: size, weight: weight?.value ?? 400, design: design?.described ?? .standard)
    case .custom(let name, let size, let style):
      let factor = style.map { $0.size(at: typeSize) / $0.size(at: .large) } ?? 1
      return FontDescription(family: name, size: size * factor)
    }
  }
}

extension FontDescription {
  fileprivate mutating func apply(_ change: Font.Change) {
    switch change {
    case .weight(let weight): self.weight = weight.value
    case .bold: weight = max(weight, 700)
    case .italic: isItalic = true
    case .width(let width): self.width = width
    case .leading(let leading): self.leading = leading.described
    case .monospaced: design = .monospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .smallCaps(let smallCaps): self.smallCaps = smallCaps
    }
  }
}

extension Font.TextStyle {
  var weight: Int { self == .headline ? 600 : 400 }

  /// The style's size in points, as iOS has it.
  func size(at typeSize: DynamicTypeSize) -> CGFloat {
    Self.sizes[self]?[typeSize.rawValue] ?? 17
  }

  private static let sizes: [Font.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
