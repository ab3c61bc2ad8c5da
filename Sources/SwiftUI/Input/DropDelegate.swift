/// A type that decides about drops on a view. It is never asked.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

nonisolated extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The values of a drop. There never is one.
public struct DropInfo {
  public let location: CGPoint
  public func hasItemsConforming<ContentType>(to contentTypes: [ContentType]) -> Bool { false }
}

/// The way in which a view would handle a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// The operation of a drop.
public enum DropOperation: Hashable, CaseIterable, Sendable { case cancel, forbidden, copy, move }

/// What may be done with what is dragged: it may always be copied.
public struct DragConfiguration: Sendable {
  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }
  public init(allowMove: Bool, allowDelete: Bool = false) {
    operationsWithinApp = .init(allowMove: allowMove, allowDelete: allowDelete)
    operationsOutsideApp = .init(allowMove: allowMove, allowDelete: allowDelete)
  }

  /// What may be done in the same application.
  public struct OperationsWithinApp: Hashable, Sendable {
    public var allowCopy: Bool { true }
    public var allowMove, allowDelete: Bool
    public init(allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowMove, self.allowDelete) = (allowMove, allowDelete)
    }
  }

  /// What may be done elsewhere.
  public struct OperationsOutsideApp: Hashable, Sendable {
    public var allowCopy, allowMove, allowDelete: Bool
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      (self.allowCopy, self.allowMove, self.allowDelete) = (allowCopy, allowMove, allowDelete)
    }
  }
}

/// What would be done with what is dropped.
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is being dragged. There is never any.
public struct DragSession: Identifiable {
  public struct ID: Hashable, Sendable {}

  public var id: ID { ID() }
  public let location: CGPoint
  public let phase: Phase
  public let draggedItemIndex: Int
  public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] { [] }

  /// How far dragging has come.
  public enum Phase: Hashable, Sendable {
    case initial, active, dataTransferCompleted
    case ended(DropOperation)
  }
}

/// What is above a view or dropped on it. There is never any.
public struct DropSession: Identifiable {
  public struct ID: Hashable, Sendable {}

  public var id: ID { ID() }
  public let location: CGPoint
  public let size: CGSize
  public let phase: Phase
  public let suggestedOperations: Set<DropOperation>
  public let itemsCount: Int

  /// How far dropping has come.
  public enum Phase: Hashable, Sendable {
    case entering, active, exiting, dataTransferCompleted
    case ended(DropOperation)
  }
}
