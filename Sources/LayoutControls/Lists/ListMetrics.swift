import LayoutCore

/// The measures of a list's style: as measured in SwiftUI, those of the desktop's styles on a
/// desktop and those of grouped styles on a phone.
struct ListMetrics {
  /// The space around the content of a row.
  var rowInsets = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
  /// Whether the space that a row itself has at its sides is added to that of the style.
  private(set) var addsSideInsets = false
  /// The least height of a row; `nil` for the environment's.
  private var minRowHeight: CGFloat?
  /// The space above and below headers and footers; `nil` for that of rows.
  private var headerMargins: (top: CGFloat, bottom: CGFloat)?
  private var footerMargins: (top: CGFloat, bottom: CGFloat)?
  /// The fonts of headers and footers, where they have others than rows.
  private(set) var sectionFonts: [SectionPart: Font] = [:]
  /// The least height of a section's header and footer.
  var minHeaderHeight: CGFloat = 0
  /// The space above the first section, and above one that begins with a header.
  private var topMargin: CGFloat = 0
  private var topMarginOfHeader: CGFloat = 0
  /// The space below the last section.
  private(set) var bottomMargin: CGFloat = 0
  /// The distance between sections.
  private var sectionSpacing: CGFloat = 0
  /// Whether the distance between sections is that below the rows or the footer of one and above
  /// the header or the rows of the next one.
  private var spacesSectionsByParts = false
  /// The space at the sides of sections, outside their rows' backgrounds.
  var sectionInset: CGFloat = 0

  /// The room for labels' icons, and the distance to their titles; `nil` for the values used
  /// outside lists.
  var labels: LabelMetrics? = LabelMetrics(iconWidth: 16, spacing: 6)

  /// The space before outlines' rows, where SwiftUI draws the arrows.
  private(set) var outlineInset: CGFloat = 0

  /// The least height of a row by default.
  static let usualRowHeight: CGFloat = 24

  /// The rows of a form.
  static func form(on platform: Platform) -> ListMetrics {
    guard platform == .macOS else { return ListMetrics(of: .automatic, on: platform) }
    var metrics = ListMetrics()
    metrics.labels = nil
    return metrics
  }

  /// The space around the content of a section's part.
  func insets(of part: SectionPart) -> EdgeInsets {
    var insets = rowInsets
    let margins: (top: CGFloat, bottom: CGFloat)? =
      switch part {
      case .header: headerMargins
      case .footer: footerMargins
      case .content: nil
      }
    if let margins { (insets.top, insets.bottom) = margins }
    return insets
  }

  /// The space above the first section, by what it begins with.
  func topMargin(above part: SectionPart) -> CGFloat {
    part == .header ? topMarginOfHeader : topMargin
  }

  /// The distance between the last part of a section and the first of the next one.
  func sectionSpacing(
    after last: SectionPart, before first: SectionPart, in environment: EnvironmentValues
  ) -> CGFloat {
    guard spacesSectionsByParts else { return sectionSpacing }
    let (half, pixel) = (sectionSpacing / 2, environment.pixelLength)
    let below = last == .footer ? 6 : (half / pixel).rounded(.down) * pixel
    return below + (first == .header ? 0 : (half / pixel).rounded(.up) * pixel)
  }

  /// The least height of a row. The environment's value takes precedence over the style's.
  func minRowHeight(in environment: EnvironmentValues) -> CGFloat {
    environment.listValues.minRowHeight ?? minRowHeight ?? Self.usualRowHeight
  }
}

extension ListMetrics {
  init(of style: any ListStyle, on platform: Platform) {
    self.init()
    switch style {
    case is PlainListStyle where platform != .macOS:
      group()
      headerMargins = (32, 10)
      (topMargin, sectionSpacing, spacesSectionsByParts) = (0, 0, false)
    case is InsetListStyle,
      is DefaultListStyle where platform == .macOS:
      if platform == .macOS {
        let font = Font.subheadline.weight(.semibold)
        sectionFonts = [.header: font, .footer: font]
      }
      (rowInsets.leading, rowInsets.trailing) = (16, 16)
      (topMargin, topMarginOfHeader, sectionSpacing, minHeaderHeight) = (10, 10, 20, 28)
      (bottomMargin, addsSideInsets, outlineInset) = (10, true, 9)
    case is BorderedListStyle:
      (rowInsets.leading, rowInsets.trailing, topMargin, topMarginOfHeader) = (7, 7, 1, 1)
    case is SidebarListStyle:
      (rowInsets.leading, rowInsets.trailing, topMargin, topMarginOfHeader) = (16, 16, 10, 10)
      minRowHeight = 32
    case is GroupedListStyle: group()
    case is InsetGroupedListStyle, is DefaultListStyle:
      group()
      sectionInset = 16
    default: break
    }
  }

  /// Takes the measures of sections that look like cards.
  private mutating func group() {
    rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
    minRowHeight = 52
    labels = LabelMetrics(iconWidth: 24 + 1 / 3, spacing: 16, hasColumnOfIcons: true)
    (headerMargins, footerMargins) = ((10, 10), (8, 0))
    sectionFonts = [.header: .headline, .footer: .footnote]
    (topMargin, sectionSpacing, spacesSectionsByParts) = (35, 35, true)
  }
}

// MARK: - Heights set for all lists

extension EnvironmentValues {
  /// The least height of a list's row; 24 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { listValues.minRowHeight ?? ListMetrics.usualRowHeight }
    set { listValues.minRowHeight = newValue }
  }

  /// The least height of a list's header; none by default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { listValues.minHeaderHeight }
    set { listValues.minHeaderHeight = newValue }
  }
}
