// How sheets and popovers look, which are not laid out.

extension View {
  /// Accepts the heights of a sheet, which is not laid out.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Accepts the heights of a sheet, which is not laid out.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepts whether a sheet shows that it can be dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepts the radius of a sheet's corners.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepts what is behind a sheet's views.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepts what is behind a sheet's views, which is not laid out.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepts whether what is behind a sheet can be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  /// Accepts what a sheet or popover becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Accepts what a sheet or popover becomes where there is little room.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  /// Accepts what dragging in a sheet does first.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Accepts whether a sheet can be dragged away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let height: Height

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .medium)
  /// All of the screen.
  public static let large = PresentationDetent(height: .large)

  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .height(height))
  }
}

extension PresentationDetent {
  /// A height that a type computes, which is not asked for.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(ObjectIdentifier(type)))
  }

  /// The values from which the height of a sheet is computed.
  @dynamicMemberLookup public struct Context {
    /// The greatest height.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    /// A value of the sheet's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a sheet. Sheets are not laid out: it is never asked.
public protocol CustomPresentationDetent {
  /// The sheet's values.
  typealias Context = PresentationDetent.Context

  /// The height; `nil` if the sheet cannot have it.
  static func height(in context: Self.Context) -> CGFloat?
}

/// Whether what is behind a sheet can be used.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  /// They can.
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  /// They cannot.
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  /// It can while the sheet is no higher than this.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(name: "enabledUpThrough")
  }
}

/// What a sheet or popover becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A view that covers the screen.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What dragging in a sheet does first.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// It makes the sheet larger.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// It scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
