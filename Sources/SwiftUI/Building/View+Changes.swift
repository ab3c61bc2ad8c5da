extension View {
  /// Does nothing: a body is read once in a layout, so nothing has changed since.
  public static func _printChanges() {}

  /// Does nothing: a body is read once in a layout, so nothing has changed since.
  public static func _logChanges() {}
}
