/// A property of a view that gets its value before the view's body is read.
///
/// Clients may put several into one structure and make it a dynamic property too; those inside then
/// get their values. The structure's own ``update()`` is called on a copy: what it changes in an
/// object, or by a `nonmutating` setter as ``State`` has one, the body sees, but not what it stores
/// in the structure.
public protocol DynamicProperty {
  /// Called before the view's body is read. Does nothing by default.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
