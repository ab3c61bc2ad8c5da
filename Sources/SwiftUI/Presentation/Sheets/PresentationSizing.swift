import LayoutCore

/// How large a sheet would be.
///
/// Sheets are not laid out, so layout never asks a sizing. You can:
///
///     let proposal = Square().proposedSize(
///       for: PresentationSizingRoot(Card()), context: PresentationSizingContext())
public protocol PresentationSizing {
  func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize
}

/// The view of a sheet, as a sizing sees it.
public struct PresentationSizingRoot {
  private let node: LayoutNode

  /// Creates a root, to ask a sizing about a view in an environment.
  public init(_ view: some View, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    node = Root(view, change).directedNode
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.layout(proposing: proposal).size
  }
}

/// More information about a sheet for a sizing; here empty.
public struct PresentationSizingContext { public init() {} }

// MARK: - Sizings of the system

/// The usual size. It belongs to the screen, so nothing is offered here.
public struct AutomaticPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a page. It belongs to the screen, so nothing is offered here.
public struct PagePresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of a form. It belongs to the screen, so nothing is offered here.
public struct FormPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { .unspecified }
}

/// The size of the sheet's view.
public struct FittedPresentationSizing: PresentationSizing {
  public func proposedSize(
    for root: PresentationSizingRoot, context: PresentationSizingContext
  ) -> ProposedViewSize { ProposedViewSize(root.sizeThatFits(.unspecified)) }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    PartlyFittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

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

nonisolated extension View {
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
