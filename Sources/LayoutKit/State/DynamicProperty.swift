/// A property of a view that gets its value before the view's body is read.
///
/// A structure of several dynamic properties can be one itself; the properties inside then get
/// their values. Its ``update()`` is called on a copy. The body sees what it changes in an object
/// or by a `nonmutating` setter, such as that of ``State``, but not what it stores in the
/// structure.
public protocol DynamicProperty {
  /// Called before the view's body is read. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
