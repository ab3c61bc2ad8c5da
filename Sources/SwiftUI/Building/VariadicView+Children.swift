/// The subviews of which a root makes a view: a collection, and a view of all of them.
public struct _VariadicView_Children: RandomAccessCollection, _TransparentView {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// The first index.
  public var startIndex: Int { subviews.startIndex }
  /// The index past the last.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at an index.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// Adds the views.
  public func makeNodes(in context: inout ViewContext) { subviews._makeNodes(in: &context) }
}

extension _VariadicView_Children {
  /// One of the subviews.
  public struct Element: _TransparentView, Identifiable {
    private let subview: Subview

    fileprivate init(subview: Subview) { self.subview = subview }

    /// The identity of the subview among those beside it.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The values that the view has for its container.
    public var containerValues: ContainerValues { subview.containerValues }

    /// The value of a trait.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.node[ViewTrait<Trait>.self]?.value ?? Trait.defaultValue
    }

    /// Adds the view.
    public func makeNodes(in context: inout ViewContext) { subview._makeNodes(in: &context) }
  }
}

// MARK: - Traits

/// A key for a value that a view has for the root around it.
///
///     private enum Title: _ViewTraitKey {
///       static let defaultValue = ""
///     }
///
///     Text("…")._trait(Title.self, "First")
///
/// ``ContainerValueKey`` does the same for ``Group``.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Self.Value { get }
}

nonisolated extension View {
  /// Sets a value that the view has for the root around it. Of several for one key, the innermost
  /// counts.
  public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(
      NodeModifier { $0.layoutValue(key: ViewTrait<K>.self, value: ViewTrait(value: value)) })
  }
}

/// Where nodes keep the value of a trait.
private struct ViewTrait<Key: _ViewTraitKey>: LayoutValueKey {
  static var defaultValue: ViewTrait? { nil }

  let value: Key.Value
}
