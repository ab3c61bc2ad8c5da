#if !canImport(Darwin)
  /// What has been done, so that it can be undone and done again.
  ///
  /// Where Foundation has none, this one keeps what it is given, until it is undone. What is done
  /// while a group is open belongs to the group; anything else is a group of its own.
  public final class UndoManager {
    private struct Change {
      weak var target: AnyObject?
      let revert: () -> Void
    }

    private struct Group {
      var name = ""
      var changes: [Change] = []
    }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    private var open: [Group] = []
    private var pauses = 0

    /// Whether something is being undone.
    public private(set) var isUndoing = false
    /// Whether something is being done again.
    public private(set) var isRedoing = false
    /// How many groups are kept; 0 for all.
    public var levelsOfUndo = 0 { didSet { forgetOldest() } }

    /// Creates a manager that knows of nothing yet.
    public init() {}

    /// Whether there is something to undo.
    public var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.changes.isEmpty } }
    /// Whether there is something to do again.
    public var canRedo: Bool { !redoable.isEmpty }
    /// How many groups are open.
    public var groupingLevel: Int { open.count }
    /// Whether what is done is kept.
    public var isUndoRegistrationEnabled: Bool { pauses == 0 }
    /// The name of what would be undone.
    public var undoActionName: String { (open.first ?? undoable.last)?.name ?? "" }
    /// The name of what would be done again.
    public var redoActionName: String { redoable.last?.name ?? "" }

    /// Keeps a closure that undoes something, for as long as its target lives.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      beginUndoGrouping()
      let change = Change(target: target) { [weak target] in target.map(handler) }
      open[open.count - 1].changes.append(change)
      endUndoGrouping()
    }

    /// Names what has been done last.
    public func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[0].name = actionName
      } else if !undoable.isEmpty {
        undoable[undoable.count - 1].name = actionName
      }
    }

    // MARK: - Groups

    /// Opens a group.
    public func beginUndoGrouping() { open.append(Group()) }

    /// Closes the group that was opened last.
    public func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if !open.isEmpty {
        open[open.count - 1].changes += group.changes
      } else if !group.changes.isEmpty {
        if isUndoing {
          redoable.append(group)
        } else {
          undoable.append(group)
          if !isRedoing { redoable = [] }
          forgetOldest()
        }
      }
    }

    /// Keeps nothing of what is done, until this is ended as often.
    public func disableUndoRegistration() { pauses += 1 }

    /// Ends a pause in which nothing is kept.
    public func enableUndoRegistration() { pauses = max(0, pauses - 1) }

    // MARK: - Back and forth

    /// Undoes the last group.
    public func undo() {
      guard !isUndoing, !isRedoing else { return }
      while !open.isEmpty { endUndoGrouping() }
      isUndoing = true
      revert(undoable.popLast())
      isUndoing = false
    }

    /// Does again what was undone last.
    public func redo() {
      guard !isUndoing, !isRedoing, open.isEmpty else { return }
      isRedoing = true
      revert(redoable.popLast())
      isRedoing = false
    }

    private func revert(_ group: Group?) {
      guard let group else { return }
      open.append(Group(name: group.name))
      for change in group.changes.reversed() { change.revert() }
      while !open.isEmpty { endUndoGrouping() }
    }

    private func forgetOldest() {
      guard levelsOfUndo > 0 else { return }
      undoable.removeFirst(max(0, undoable.count - levelsOfUndo))
    }

    // MARK: - Forgetting

    /// Forgets everything.
    public func removeAllActions() {
      undoable = []
      redoable = []
      open = []
    }

    /// Forgets what has been done to a target.
    public func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      for groups in [\UndoManager.undoable, \.redoable] {
        for index in self[keyPath: groups].indices {
          self[keyPath: groups][index].changes.removeAll { $0.target === target }
        }
        self[keyPath: groups].removeAll { $0.changes.isEmpty }
      }
      for index in open.indices { open[index].changes.removeAll { $0.target === target } }
    }
  }
#endif
