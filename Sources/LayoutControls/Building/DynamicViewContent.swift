/// Views made from data, whose elements can be moved or deleted in a live list.
public protocol DynamicViewContent: View {
  /// The type of the data.
  associatedtype Data: Collection
  /// The data.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The data of the modified views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Accepts a closure for when elements are deleted; it never runs.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }

  /// Accepts a closure for when elements are moved; it never runs.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    self
  }
}

extension View {
  /// Accepts whether the view can be deleted from a list.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Accepts whether the view can be moved in a list.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
