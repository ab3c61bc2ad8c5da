import LayoutCore

extension Font {
  /// The font as text is measured and drawn with it.
  package func resolved(in environment: EnvironmentValues) -> FontDescription {
    var description = source.resolved(in: environment)
    for change in changes { description.apply(change, bold: boldWeight(in: environment)) }
    return description
  }

  /// The weight that bold letters have at least: that of the text style.
  func boldWeight(in environment: EnvironmentValues) -> Int {
    guard case .style(let style, _, _) = source else { return 700 }
    return style.boldWeight(on: environment.platform)
  }
}

extension Font.Source {
  fileprivate func resolved(in environment: EnvironmentValues) -> FontDescription {
    let platform = environment.platform
    switch self {
    case .style(let style, let design, let weight):
      var font = FontDescription(style, platform: platform, typeSize: environment.dynamicTypeSize)
      if let weight { font.weight = weight.value }
      if let design { font.design = design }
      return font
    case .system(let size, let weight, let design):
      return FontDescription(
        size: size, weight: weight?.value ?? 400, design: design ?? .standard,
        platform: platform)
    case .custom(let name, let size, let style):
      let factor = style?.growth(in: environment) ?? 1
      return FontDescription(family: name, size: size * factor, platform: platform)
    }
  }
}

extension FontDescription {
  fileprivate mutating func apply(_ change: Font.Change, bold: Int) {
    switch change {
    case .weight(let weight): self.weight = weight.value
    case .bold: weight = max(weight, bold)
    case .italic: isItalic = true
    case .width(let width): self.width = width
    case .leading(let leading): self.leading = leading
    case .monospaced: design = .monospaced
    case .monospacedDigit: hasMonospacedDigits = true
    case .smallCaps(let smallCaps): self.smallCaps = smallCaps
    }
  }
}

extension TextStyle {
  /// By which factor lengths grow that follow the style. On macOS they don't.
  func growth(in environment: EnvironmentValues) -> CGFloat {
    let platform = environment.platform
    return size(on: platform, at: environment.dynamicTypeSize) / size(on: platform)
  }
}
