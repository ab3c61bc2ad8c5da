import LayoutCore

/// Kinds of element that a view can be.
public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  private init(_ described: Appearance.Accessibility.Traits) {
    self.init(rawValue: described.rawValue)
  }

  /// The traits as renderers get them.
  var described: Appearance.Accessibility.Traits { .init(rawValue: rawValue) }

  public static let isButton = Self(.button), isHeader = Self(.header), isLink = Self(.link)
  public static let isSelected = Self(.selected), isSearchField = Self(.searchField)
  public static let isImage = Self(.image), isStaticText = Self(.staticText)
  public static let isKeyboardKey = Self(.keyboardKey), isSummaryElement = Self(.summaryElement)
  public static let isModal = Self(.modal), isToggle = Self(.toggle), isTabBar = Self(.tabBar)
  public static let playsSound = Self(.playsSound), causesPageTurn = Self(.causesPageTurn)
  public static let startsMediaSession = Self(.startsMediaSession)
  public static let updatesFrequently = Self(.updatesFrequently)
  public static let allowsDirectInteraction = Self(.allowsDirectInteraction)
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let voiceOver = Self(rawValue: 1), switchControl = Self(rawValue: 2)
}

/// An action that assistive technology can ask for.
public enum AccessibilityActionKind: Sendable { case `default`, escape, magicTap }

/// The direction in which a value is changed.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }

/// How the elements in a view are treated.
public enum AccessibilityChildBehavior: Sendable { case ignore, contain, combine }

/// A category of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String
  public static let `default` = Self(name: "default"), edit = Self(name: "edit")
  private init(name: String) { self.name = name }
  public init(_ name: Text) { self.name = "custom" }
  public init(_ nameKey: LocalizedStringKey) { self.name = "custom" }
}

/// A gesture that zooms in or out.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}

/// Options for touches that are passed on directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = Self(rawValue: 1), silentOnTouch = Self(rawValue: 2)
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// The role of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// A kind of text, by which it would be read.
public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// The key of custom content.
public struct AccessibilityCustomContentKey: Equatable {
  private let label: Text
  public init(_ label: Text, id: String) { self.label = label }
  public init(_ labelKey: LocalizedStringKey, id: String = "") { self.label = Text(labelKey) }
}

/// The importance of custom content.
public enum AccessibilityCustomContentImportance: Sendable { case `default`, high }

/// News for people who cannot see the screen. Nobody is told.
public enum AccessibilityNotification {
  /// A sentence to be read.
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public init(_ announcement: AttributedString) {}
    public func post() {}
  }
  /// That another part of a screen is shown.
  public struct LayoutChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
  /// That another screen is shown.
  public struct ScreenChanged {
    public init(_ element: Any? = nil) {}
    public func post() {}
  }
}
