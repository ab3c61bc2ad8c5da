/// A row for each of some elements, under which the elements that it holds can be unfolded.
///
/// Rows are folded: only the outermost elements are laid out, those that hold others with a small
/// arrow at the end of the row. In inset lists, all rows are 9 further in.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  View
{
  private let elements: [Data.Element]
  private let id: KeyPath<Data.Element, ID>
  private let hasChildren: (Data.Element) -> Bool
  private let content: (Data.Element) -> Content

  /// Creates a group of elements, told apart by one of their properties.
  ///
  /// - Parameters:
  ///   - data: the outermost elements.
  ///   - id: the property that tells elements apart.
  ///   - children: the elements inside an element; `nil` if it can hold none.
  ///   - content: the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(Array(data), id, hasChildren: { $0[keyPath: children] != nil }, content) }

  init(
    _ elements: [Data.Element], _ id: KeyPath<Data.Element, ID>,
    hasChildren: @escaping (Data.Element) -> Bool, _ content: @escaping (Data.Element) -> Content
  ) {
    self.elements = elements
    self.id = id
    self.hasChildren = hasChildren
    self.content = content
  }

  /// Creates a group of elements that know their identity.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a group of one element, told apart from those in it by a property.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where DataElement == Data.Element {
    self.init([root], id, hasChildren: { $0[keyPath: children] != nil }, content)
  }

  /// Creates a group of one element that knows its identity, as those in it do.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Content
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init([root], \.id, hasChildren: { $0[keyPath: children] != nil }, content)
  }

  /// The outermost elements' rows.
  public var body: some View {
    ForEach(elements, id: id) { element in
      if hasChildren(element) {
        HStack {
          content(element)
          Spacer()
          Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tint)
        }
      } else {
        content(element)
      }
    }
    .modifier(OutlineInset())
  }
}

/// How far the rows of outlines are further in than others of a list.
struct OutlineInset: _TransparentModifier, EnvironmentKey {
  static var defaultValue: CGFloat { 0 }

  func makeNodes(of content: some View, in context: inout ViewContext) {
    let inset = context.isListRow ? context.environment[OutlineInset.self] : 0
    if inset == 0 { return content._makeNodes(in: &context) }
    context.modify(content) { $0.padding(.leading, inset) }
  }
}
