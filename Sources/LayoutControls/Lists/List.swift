/// Rows of views, in a container that takes all that it is offered.
///
///     List {
///       Section("Fruit") {
///         ForEach(fruits) { Text($0.name) }
///       }
///     }
///
/// Each view of the content is a row: as wide as the list, its content at the leading edge, and at
/// least as high as `defaultMinListRowHeight` in the environment. Headers of sections are at least
/// as high as `defaultMinListHeaderHeight`. Between the rows of a section there are separators,
/// which take no room. The measures are those of the style, and of the platform if none is set.
///
/// Rows that do not fit scroll. Those out of sight have no frame, and those made from data are not
/// even described. Selections change nothing: `SelectionValue` is the type of what a binding
/// selects, such as an identity, an optional, or a set of them.
public struct List<SelectionValue: Hashable, Content: View>: _TransparentView {
  private let content: Content

  init(rows content: Content) { self.content = content }

  /// Adds one list with a row for each of the content's nodes.
  public func makeNodes(in context: inout ViewContext) {
    let environment = context.environment
    let metrics = ListMetrics(of: environment.listValues.style, on: environment.platform)
    context.appendList(of: content, named: "List", metrics)
  }
}

// MARK: - Content

extension List {
  /// Creates a list whose rows can be selected.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(rows: content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
}
