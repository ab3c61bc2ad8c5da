/// The lengths that are used where none is given: SwiftUI's unless others are set.
///
/// They hold for a whole tree by ``LayoutOptions``, and for a part of it by
/// ``LayoutNode/standardLengths(_:)``:
///
///     let airy = StandardLengths(padding: 24, spacing: 12)
///     let card = LayoutNode.vstack([.text("Title"), .divider]).padding().standardLengths(airy)
///
public struct StandardLengths: Hashable, Sendable, Codable {
  /// The padding on each edge.
  public var padding: CGFloat
  /// The distance between neighbours in a row, unless they are views that prefer another one.
  public var horizontalSpacing: CGFloat
  /// The distance between neighbours in a column, unless they are views, such as texts, that prefer
  /// another one.
  public var verticalSpacing: CGFloat
  /// The least length of a spacer.
  public var spacerLength: CGFloat
  /// The thickness of a divider.
  public var dividerThickness: CGFloat

  /// Creates lengths with the same distance between neighbours in rows and in columns.
  public init(
    padding: CGFloat = 16, spacing: CGFloat = 8, spacerLength: CGFloat = 8,
    dividerThickness: CGFloat = 1
  ) {
    self.padding = padding
    self.horizontalSpacing = spacing
    self.verticalSpacing = spacing
    self.spacerLength = spacerLength
    self.dividerThickness = dividerThickness
  }

  /// The lengths of a grid of characters, as in a terminal: one cell each, and none for a spacer.
  /// Lines of text touch, as their font says.
  public static let cells = StandardLengths(padding: 1, spacing: 1, spacerLength: 0)
}

extension StandardLengths {
  private static var all: [WritableKeyPath<StandardLengths, CGFloat>] {
    [\.padding, \.horizontalSpacing, \.verticalSpacing, \.spacerLength, \.dividerThickness]
  }

  /// The lengths with the usual ones in place of those that are not finite.
  var usable: StandardLengths {
    var lengths = self
    for length in Self.all where !lengths[keyPath: length].isUsable {
      lengths[keyPath: length] = StandardLengths()[keyPath: length]
    }
    return lengths
  }

  /// The lengths as multiples of a unit.
  func rounded(to unit: LengthUnit) -> StandardLengths {
    guard unit.isSet else { return self }
    var lengths = self
    for length in Self.all {
      lengths[keyPath: length] = CGFloat(unit.up(Double(lengths[keyPath: length])))
    }
    return lengths
  }

  /// The distance between neighbours that prefer none.
  var spacing: Size { Size(Double(horizontalSpacing), Double(verticalSpacing)) }
}

/// Something that was made with the usual lengths where none were given.
protocol UsesStandardLengths {
  /// Returns the same with other lengths where none were given, all of them multiples of a unit.
  func with(_ lengths: StandardLengths, _ unit: LengthUnit) -> Self
}
