/// How large a sheet would be.
///
///     struct Square: PresentationSizing {
///       func proposedSize(
///         for root: PresentationSizingRoot, context: PresentationSizingContext
///       ) -> ProposedViewSize {
///         let size = root.sizeThatFits(.unspecified)
///         let side = max(size.width, size.height)
///         return ProposedViewSize(width: side, height: side)
///       }
///     }
///
/// Sheets are not laid out, so layout never asks a sizing. You can:
///
///     let proposal = Square().proposedSize(
///       for: PresentationSizingRoot(Card()), context: PresentationSizingContext())
public protocol PresentationSizing {
  /// The size that a sheet's view would be offered.
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The view of a sheet, as a sizing sees it.
public struct PresentationSizingRoot {
  private let node: LayoutNode

  /// Creates a root, to ask a sizing about a view.
  ///
  /// - Parameters:
  ///   - view: the sheet's view.
  ///   - change: sets values of the environment around the view.
  public init(_ view: some View, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    node = view.layoutNode(environment: change)
  }

  /// Returns the view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.layout(proposing: proposal).size
  }
}

/// More information about a sheet for a sizing; here empty.
public struct PresentationSizingContext {
  /// Creates a context, to ask a sizing about a view.
  public init() {}
}

// MARK: - Sizings of the system

/// The usual size. It belongs to the screen, so nothing is offered here.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Offers nothing.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a page. It belongs to the screen, so nothing is offered here.
public struct PagePresentationSizing: PresentationSizing {
  /// Offers nothing.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a form. It belongs to the screen, so nothing is offered here.
public struct FormPresentationSizing: PresentationSizing {
  /// Offers nothing.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of the sheet's view.
public struct FittedPresentationSizing: PresentationSizing {
  /// Returns the size of the view where nothing is offered.
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The usual size.
  public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// The size of a page.
  public static var page: PagePresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// The size of a form.
  public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// The size of the sheet's view.
  public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing {
  /// Returns the size, but as large as the sheet's view on some axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Returns the size, but never smaller than before on some axes; here, each size is the first.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

private struct PartlyFittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if horizontal { proposal.width = nil }
    if vertical { proposal.height = nil }
    let fitting = root.sizeThatFits(proposal)
    if horizontal { proposal.width = fitting.width }
    if vertical { proposal.height = fitting.height }
    return proposal
  }
}

extension View {
  /// Accepts how large a sheet would be, which is not laid out.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
