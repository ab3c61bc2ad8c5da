/// A type that decides about drops on a view. It is never asked.
///
///     struct Reorder: DropDelegate {
///       func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
///       func performDrop(info: DropInfo) -> Bool { true }
///     }
public protocol DropDelegate {
  /// Whether something may be dropped.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Something is above the view.
  func dropEntered(info: DropInfo)
  /// Something has moved above the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Something is no longer above the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true: anything may be dropped.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`: there is no other proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// The values of a drop. There never is one.
public struct DropInfo {
  /// Where it is, in the view's coordinates.
  public let location: CGPoint

  /// Whether it has items of some types.
  public func hasItemsConforming<ContentType>(to contentTypes: [ContentType]) -> Bool { false }
}

/// The way in which a view would handle a drop.
public struct DropProposal: Sendable {
  /// What it would do.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum DropOperation: Hashable, CaseIterable, Sendable {
  /// Nothing, as dragging has been cancelled.
  case cancel
  /// Nothing; dropping is not allowed.
  case forbidden
  /// Copying it.
  case copy
  /// Moving it.
  case move
}

extension View {
  /// Accepts what decides about things of some types that are dropped; it is never asked.
  public func onDrop<ContentType>(
    of supportedContentTypes: [ContentType], delegate: any DropDelegate
  ) -> some View { self }
}
