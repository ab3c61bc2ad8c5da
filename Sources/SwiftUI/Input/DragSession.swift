/// What may be done with what is dragged: it may always be copied.
public struct DragConfiguration: Sendable {
  /// What may be done with it in the same application.
  public var operationsWithinApp: OperationsWithinApp
  /// What may be done with it elsewhere.
  public var operationsOutsideApp: OperationsOutsideApp

  /// Creates a configuration from what may be done here and elsewhere.
  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  /// Creates a configuration that is the same here and elsewhere.
  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

  /// Creates a configuration that is the same here and elsewhere.
  public init(allowMove: Bool, allowDelete: Bool) {
    operationsWithinApp = .init(allowMove: allowMove, allowDelete: allowDelete)
    operationsOutsideApp = .init(allowMove: allowMove, allowDelete: allowDelete)
  }

  /// What may be done in the same application.
  public struct OperationsWithinApp: Hashable, Sendable {
    /// Whether it may be copied: always.
    public var allowCopy: Bool { true }
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Whether it may be deleted.
    public var allowDelete: Bool

    /// Creates a set of operations.
    public init(allowMove: Bool = false) { self.init(allowMove: allowMove, allowDelete: false) }

    /// Creates a set of operations.
    public init(allowMove: Bool = false, allowDelete: Bool) {
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }

  /// What may be done elsewhere.
  public struct OperationsOutsideApp: Hashable, Sendable {
    /// Whether it may be copied.
    public var allowCopy: Bool
    /// Whether it may be moved.
    public var allowMove: Bool
    /// Whether it may be deleted.
    public var allowDelete: Bool

    /// Creates a set of operations.
    public init(allowCopy: Bool = true) {
      self.init(allowCopy: allowCopy, allowMove: false, allowDelete: false)
    }

    /// Creates a set of operations.
    public init(allowCopy: Bool = true, allowMove: Bool = false, allowDelete: Bool = false) {
      self.allowCopy = allowCopy
      self.allowMove = allowMove
      self.allowDelete = allowDelete
    }
  }
}

/// What would be done with what is dropped.
public struct DropConfiguration: Sendable {
  /// What would be done.
  public var operation: DropOperation

  /// Creates a configuration.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is being dragged. There is never any.
public struct DragSession: Identifiable {
  /// What tells it from others.
  public struct ID: Hashable, Sendable {}

  /// What tells it from others.
  public var id: ID { ID() }
  /// Where it is, in the view's coordinates.
  public let location: CGPoint
  /// How far it has come.
  public let phase: Phase
  /// Which of the items is under the pointer.
  public let draggedItemIndex: Int

  /// The identities of the items.
  public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] { [] }

  /// How far dragging has come.
  public enum Phase: Hashable, Sendable {
    /// It has just begun.
    case initial
    /// It goes on.
    case active
    /// It has ended.
    case ended(DropOperation)
    /// What was dragged has been handed over.
    case dataTransferCompleted
  }
}

/// What is above a view or dropped on it. There is never any.
public struct DropSession: Identifiable {
  /// What tells it from others.
  public struct ID: Hashable, Sendable {}

  /// What tells it from others.
  public var id: ID { ID() }
  /// Where it is, in the view's coordinates.
  public let location: CGPoint
  /// How large it is.
  public let size: CGSize
  /// How far it has come.
  public let phase: Phase
  /// What may be done with it.
  public let suggestedOperations: Set<DropOperation>
  /// How many items it has.
  public let itemsCount: Int

  /// How far dropping has come.
  public enum Phase: Hashable, Sendable {
    /// It has come above the view.
    case entering
    /// It is above the view.
    case active
    /// It has left the view.
    case exiting
    /// It has ended.
    case ended(DropOperation)
    /// What was dropped has been handed over.
    case dataTransferCompleted
  }
}
