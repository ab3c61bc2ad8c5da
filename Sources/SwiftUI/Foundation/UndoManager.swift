#if !canImport(Darwin)
  /// What has been done, so that it can be undone. There is none: an environment's is always `nil`.
  public final class UndoManager {
    private init() {}
    public let isUndoing = false, isRedoing = false, canUndo = false, canRedo = false
    public let isUndoRegistrationEnabled = false
    public let undoActionName = "", redoActionName = ""
    public let groupingLevel = 0
    public var levelsOfUndo = 0
    public func undo() {}
    public func redo() {}
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {}
    public func setActionName(_ actionName: String) {}
    public func beginUndoGrouping() {}
    public func endUndoGrouping() {}
    public func disableUndoRegistration() {}
    public func enableUndoRegistration() {}
    public func removeAllActions() {}
    public func removeAllActions(withTarget target: Any) {}
  }
#endif
