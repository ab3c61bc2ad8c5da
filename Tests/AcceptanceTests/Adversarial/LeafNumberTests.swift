import LayoutCore
import TestSupport
import Testing

/// Leaves with lengths that are none.
struct LeafNumberTests {
  @Test(arguments: leaves)
  func `leaves stay finite and report what they cannot use`(_ input: BadInput) { input.verify() }

  @BadInputs static var leaves: [BadInput] {
    for number in unusable {
      BadInput("fixed width \(number)", .fixed(width: number, height: 10))
      BadInput("fixed height \(number)", .fixed(width: 10, height: number))
      BadInput("divider \(number)", .divider(thickness: number))
      BadInput("spacer \(number)", .spacer(minLength: number))
      BadInput("measured width \(number)", measured { .init(width: number, height: 10) })
      BadInput("measured height \(number)", measured { .init(width: 10, height: number) })
      BadInput(
        "measured baselines \(number)",
        measured {
          .init(width: 10, height: 10, firstBaseline: number, lastBaseline: number)
        })
      for part in [\TextMetrics.ascent, \.descent, \.leading, \.capHeight, \.pixelLength] {
        BadInput("metrics \(number)", .vstack([Self.text(with: number, as: part), box(10, 10)]))
      }
    }
    BadInput("fixed negative", reported: nil, .fixed(width: -10, height: -20))
    BadInput("divider negative", reported: nil, .divider(thickness: -3))
    BadInput("measured negative", reported: nil, measured { .init(width: -10, height: -20) })
    // Measured: a negative minimum is taken literally.
    BadInput(
      "spacer negative", reported: nil,
      .hstack(spacing: 0, [box(20, 20), .spacer(minLength: -30), box(20, 20)])
    )
    .proposed(nil, nil, size: [10, 20])
    BadInput("clamped minimum NaN", .clamped(minWidth: .nan)).proposed(100, 50, size: [100, 50])
    BadInput("clamped ideal NaN", .clamped(idealWidth: .nan)).proposed(nil, 50, size: [10, 50])
    BadInput("clamped maximum NaN", .clamped(maxWidth: .nan)).proposed(100, 50, size: [100, 50])
    BadInput("clamped minimum ∞", .clamped(minWidth: .infinity, minHeight: .infinity))
    BadInput("clamped maximum −10", .clamped(maxWidth: -10)).proposed(100, 50, size: [0, 50])
  }

  /// Text of a font of which one measure is another than usual.
  private static func text(
    with number: CGFloat, as part: WritableKeyPath<TextMetrics, CGFloat>
  ) -> LayoutNode {
    var metrics = TextMetrics(ascent: 8, descent: 2, leading: 1, capHeight: 6)
    metrics[keyPath: part] = number
    return .vstack([
      .fixed(width: 1, height: 1), TestSupport.text(10, 10, baseline: 8, metrics: metrics),
      TestSupport.text(10, 10, baseline: 8, metrics: metrics),
    ])
  }

  private static func measured(_ answer: @escaping @Sendable () -> LeafMeasurement) -> LayoutNode {
    .measured { _ in answer() }
  }
}
