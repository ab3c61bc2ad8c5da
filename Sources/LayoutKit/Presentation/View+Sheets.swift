// Views that a live view presents above itself. They are accepted and not laid out: nothing is
// presented without a screen.

extension View {
  /// Accepts a sheet, which is not laid out.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a sheet, which is not laid out.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepts a view that would cover the screen, which is not laid out.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a view that would cover the screen, which is not laid out.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }

  /// Accepts a popover, which is not laid out.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Accepts a popover, which is not laid out.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { self }
}

// MARK: - How sheets look

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

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
