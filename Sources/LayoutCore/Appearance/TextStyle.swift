/// The purposes of text, each with a size of its own.
///
///     TextStyle.largeTitle.size(on: .iOS)  // 34
///     TextStyle.headline.weight(on: .iOS)  // 600
///
/// It has the cases of SwiftUI and gets no others.
public enum TextStyle: String, Hashable, CaseIterable, Sendable {
  /// The largest titles.
  case largeTitle
  /// Titles.
  case title
  /// Titles of the second level.
  case title2
  /// Titles of the third level.
  case title3
  /// Headings.
  case headline
  /// Headings of the second level.
  case subheadline
  /// Most text.
  case body
  /// Text set apart.
  case callout
  /// Footnotes.
  case footnote
  /// Text below pictures.
  case caption
  /// The smallest text.
  case caption2
}

extension TextStyle {
  /// The style's size in points. On macOS it is the same for all type sizes.
  public func size(on platform: Platform, at typeSize: DynamicTypeSize = .large) -> CGFloat {
    switch platform {
    case .iOS: CGFloat(sizes[typeSize.rawValue])
    case .macOS: CGFloat(desktopSize)
    }
  }

  /// The weight of the style's letters, from 100 to 900.
  public func weight(on platform: Platform) -> Int {
    switch (self, platform) {
    case (.headline, .iOS): 600
    case (.headline, .macOS): 700
    case (.caption2, .macOS): 500
    default: 400
    }
  }

  /// The weight of the style's letters in bold, from 100 to 900: only titles are as bold as fonts
  /// of a size of their own, whose bold letters have 700.
  public func boldWeight(on platform: Platform) -> Int {
    switch (self, platform) {
    case (.largeTitle, _), (.title, _), (.title2, _): 700
    case (.headline, .macOS): 800
    case (.caption, .macOS): 500
    default: 600
    }
  }

  /// The style's size on macOS.
  private var desktopSize: Double {
    switch self {
    case .largeTitle: 26
    case .title: 22
    case .title2: 17
    case .title3: 15
    case .headline, .body: 13
    case .callout: 12
    case .subheadline: 11
    case .footnote, .caption, .caption2: 10
    }
  }

  /// The style's sizes on iOS for all type sizes.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

extension FontDescription {
  /// Describes the system font of a text style.
  ///
  ///     let font = FontDescription(.headline, platform: .macOS)     // 13 points, bold
  public init(_ style: TextStyle, platform: Platform = .iOS, typeSize: DynamicTypeSize = .large) {
    self.init(
      size: style.size(on: platform, at: typeSize), weight: style.weight(on: platform),
      isTextStyle: true, platform: platform)
  }
}
