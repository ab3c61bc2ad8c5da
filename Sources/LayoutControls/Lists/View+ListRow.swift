import LayoutCore

// Modifiers for the row that a view is in. They have no effect outside lists.

nonisolated extension View {
  /// Sets the space around the view in its row; `nil` for that of other rows.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      NodeModifier { node in
        node.layoutValue(key: ListRow.Inset<ListRow.Top>.self, value: insets?.top)
          .layoutValue(key: ListRow.Inset<ListRow.Leading>.self, value: insets?.leading)
          .layoutValue(key: ListRow.Inset<ListRow.Bottom>.self, value: insets?.bottom)
          .layoutValue(key: ListRow.Inset<ListRow.Trailing>.self, value: insets?.trailing)
      })
  }

  /// Sets the space on some edges of the view in its row; `nil` for that of other rows.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      NodeModifier { node in
        node.layoutValue(
          length, on: edges, top: ListRow.Inset<ListRow.Top>.self,
          leading: ListRow.Inset<ListRow.Leading>.self,
          bottom: ListRow.Inset<ListRow.Bottom>.self, trailing: ListRow.Inset<ListRow.Trailing>.self
        )
      })
  }

  /// Places a view behind the whole row.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(LayerModifier(view) { $0.layoutValue(key: ListRow.Background.self, value: $1) })
  }

  /// Shows or hides the lines above and below the view's row. Lines take no room.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      NodeModifier { node in
        var node = node
        if edges.contains(.top) {
          node = node.layoutValue(key: ListRow.SeparatorAbove.self, value: visibility)
        }
        if edges.contains(.bottom) {
          node = node.layoutValue(key: ListRow.SeparatorBelow.self, value: visibility)
        }
        return node
      })
  }

  /// Sets the colour of the line below the view's row; `nil` for the usual one.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      EnvironmentNodeModifier { node, environment in
        guard let color, edges.contains(.bottom) else { return node }
        return node.layoutValue(
          key: ListRow.SeparatorTint.self, value: color._paint(in: environment))
      })
  }

  /// Sets the space on some edges of the sections in the view, outside their rows' backgrounds;
  /// `nil` for the style's.
  ///
  ///     Section { … }.listSectionMargins(.horizontal, 20)
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    modifier(
      NodeModifier { node in
        node.layoutValue(
          length, on: edges, top: ListRow.Margin<ListRow.Top>.self,
          leading: ListRow.Margin<ListRow.Leading>.self,
          bottom: ListRow.Margin<ListRow.Bottom>.self,
          trailing: ListRow.Margin<ListRow.Trailing>.self)
      })
  }

  /// Sets the tint of the view in its row; `nil` for the usual one.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the tint of the view in its row; the default one if the tint is not a colour.
  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }
}

/// The tint of a list's row.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour, whatever the system's is.
  public static func fixed(_ tint: Color) -> ListItemTint { .init(color: tint) }

  /// A colour, unless the system has another.
  public static func preferred(_ tint: Color) -> ListItemTint { .init(color: tint) }

  /// No colour of its own.
  public static let monochrome = ListItemTint(color: nil)
}

extension LayoutNode {
  /// Sets a value on some edges, on each by a key of its own.
  fileprivate func layoutValue<
    Top: LayoutValueKey, Leading: LayoutValueKey, Bottom: LayoutValueKey, Trailing: LayoutValueKey
  >(
    _ value: Top.Value, on edges: Edge.Set, top: Top.Type, leading: Leading.Type,
    bottom: Bottom.Type, trailing: Trailing.Type
  ) -> LayoutNode
  where Leading.Value == Top.Value, Bottom.Value == Top.Value, Trailing.Value == Top.Value {
    var node = self
    if edges.contains(.top) { node = node.layoutValue(key: top, value: value) }
    if edges.contains(.leading) { node = node.layoutValue(key: leading, value: value) }
    if edges.contains(.bottom) { node = node.layoutValue(key: bottom, value: value) }
    if edges.contains(.trailing) { node = node.layoutValue(key: trailing, value: value) }
    return node
  }
}
