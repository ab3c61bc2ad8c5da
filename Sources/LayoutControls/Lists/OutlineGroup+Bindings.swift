// Rows for bindings to elements that hold others.

extension OutlineGroup {
  /// Creates a group of bound elements, told apart by one of their properties.
  ///
  /// - Parameters:
  ///   - data: the outermost elements.
  ///   - id: the property that tells elements apart.
  ///   - children: the elements inside an element; `nil` if it can hold none.
  ///   - content: the view of an element.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Content
  ) where Data == Binding<C>, E == C.Element {
    self.init(bound: Array(data), id, children, content)
  }

  /// Creates a group of bound elements that know their identity.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Content
  ) where Data == Binding<C>, E == C.Element, E: Identifiable, ID == E.ID {
    self.init(bound: Array(data), \.id, children, content)
  }

  /// Creates a group of one bound element, told apart from those in it by a property.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>,
    children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Content
  ) where Data == Binding<C>, E == C.Element { self.init(bound: [root], id, children, content) }

  /// Creates a group of one bound element that knows its identity, as those in it do.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Content
  ) where Data == Binding<C>, E == C.Element, E: Identifiable, ID == E.ID {
    self.init(bound: [root], \.id, children, content)
  }

  private init<C: MutableCollection & RandomAccessCollection>(
    bound elements: [Binding<C.Element>], _ id: KeyPath<C.Element, ID>,
    _ children: KeyPath<C.Element, C?>, _ content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {
    let value: KeyPath<Binding<C.Element>, C.Element> = \.wrappedValue
    self.init(
      elements, value.appending(path: id),
      hasChildren: { $0.wrappedValue[keyPath: children] != nil }, content)
  }
}
