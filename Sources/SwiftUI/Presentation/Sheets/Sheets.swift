// Views that a view presents above itself. Nothing is presented without a screen.

nonisolated extension View {
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
}

/// Where a popover belongs.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

// MARK: - Looks

nonisolated extension View {
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> some View { self }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { self }

  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View { self }

  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = Self(name: "medium"), large = Self(name: "large")
  public static func fraction(_ fraction: CGFloat) -> Self { Self(name: "fraction \(fraction)") }
  public static func height(_ height: CGFloat) -> Self { Self(name: "height \(height)") }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(name: "\(type)")
  }

  /// The values from which the height of a sheet is computed.
  @dynamicMemberLookup public struct Context {
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a sheet. Sheets are not laid out: it is never asked.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Self.Context) -> CGFloat?
}

/// Whether what is behind a sheet can be used.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a sheet or popover becomes where there is little room.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}
/// What dragging in a sheet does first.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }
