import SwiftUI

// Custom layouts as apps write them.

/// Wraps its subviews into lines.
struct FlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat = 8

  struct Cache {
    var sizes = [CGSize]()
    var spacings = [CGFloat]()
  }

  private struct Line {
    var range: Range<Int>
    var size: CGSize
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      sizes: subviews.map { $0.sizeThatFits(.unspecified) },
      spacings: subviews.indices.dropLast().map { index in
        horizontalSpacing
          ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
      })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let lines = self.lines(width: proposal.replacingUnspecifiedDimensions().width, cache: cache)
    let height = lines.map(\.size.height).reduce(0, +)
    return CGSize(
      width: lines.map(\.size.width).max() ?? 0,
      height: height + verticalSpacing * CGFloat(max(lines.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var y = bounds.minY
    for line in lines(width: bounds.width, cache: cache) {
      var x: CGFloat
      switch alignment {
      case .trailing: x = bounds.maxX - line.size.width
      case .center: x = bounds.midX - line.size.width / 2
      default: x = bounds.minX
      }
      for index in line.range {
        subviews[index].place(
          at: CGPoint(x: x, y: y + line.size.height / 2), anchor: .leading,
          proposal: ProposedViewSize(cache.sizes[index]))
        x += cache.sizes[index].width
        if index < cache.spacings.count { x += cache.spacings[index] }
      }
      y += line.size.height + verticalSpacing
    }
  }

  private func lines(width: CGFloat, cache: Cache) -> [Line] {
    var lines: [Line] = []
    for (index, size) in cache.sizes.enumerated() {
      if var line = lines.last,
        line.size.width + cache.spacings[index - 1] + size.width <= width
      {
        line.range = line.range.lowerBound..<(index + 1)
        line.size.width += cache.spacings[index - 1] + size.width
        line.size.height = max(line.size.height, size.height)
        lines[lines.count - 1] = line
      } else {
        lines.append(Line(range: index..<(index + 1), size: size))
      }
    }
    return lines
  }
}

private struct AngleKey: LayoutValueKey {
  static let defaultValue: Angle = .zero
}

extension View {
  func radialOffset(_ angle: Angle) -> some View {
    layoutValue(key: AngleKey.self, value: angle)
  }
}

/// Places its subviews on a circle.
struct RadialLayout: Layout {
  var radius: CGFloat
  var start = Angle.zero

  var animatableData: Double {
    get { start.radians }
    set { start.radians = newValue }
  }

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = nil
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: radius * 2, height: radius * 2))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let step = 2 * CGFloat.pi / CGFloat(subviews.count)
    for (index, subview) in subviews.enumerated() {
      let angle = step * CGFloat(index) + start.radians + subview[AngleKey.self].radians
      var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

/// Makes all subviews as wide as the widest.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let widest = subviews.map({ $0.sizeThatFits(.unspecified).width }).max() else {
      return .zero
    }
    let height = subviews.map { $0.dimensions(in: .unspecified).height }.max() ?? 0
    let gaps = zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
    return CGSize(width: widest * CGFloat(subviews.count) + gaps.reduce(0, +), height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    var x = bounds.minX
    for index in subviews.indices {
      let proposal = ProposedViewSize(width: width, height: bounds.height)
      subviews[index].place(
        at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center, proposal: proposal)
      guard index + 1 < subviews.endIndex else { break }
      x +=
        width
        + subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline
      ? subviews.first?.dimensions(in: .unspecified)[.firstTextBaseline] : nil
  }
}

/// Chooses another layout by what it is offered.
struct AdaptiveStack: Layout {
  var threshold: CGFloat = 200

  private func layout(for proposal: ProposedViewSize) -> AnyLayout {
    switch proposal {
    case .zero, .infinity: return AnyLayout(VStackLayout(alignment: .leading))
    default:
      return (proposal.width ?? .infinity) < threshold
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(HStackLayout())
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let layout = layout(for: proposal)
    var inner = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &inner)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let layout = layout(for: proposal)
    var inner = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
  }
}

nonisolated struct Overlapping: Layout, ViewModifier {
  let overlap: CGFloat

  func spacing(subviews: Subviews, cache: inout CGFloat?) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: [.leading, .trailing]) }
    return spacing
  }

  func makeCache(subviews: Subviews) -> CGFloat? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let width = sizes.map(\.width).reduce(0, +) - overlap * CGFloat(max(0, sizes.count - 1))
    cache = width
    return CGSize(width: width, height: sizes.map(\.height).max() ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) {
    var origin = bounds.origin
    for subview in subviews.sorted(by: { $0.priority > $1.priority }) {
      subview.place(at: origin, proposal: proposal)
      origin.x += subview.sizeThatFits(proposal).width - overlap
    }
  }

  func body(content: Content) -> some View { Overlapping(overlap: overlap)() { content } }
}

// Conformances that clients add themselves.
extension ProposedViewSize: Hashable {
  /// Hashes both lengths.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

protocol MeasurableElement {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension LayoutSubview: MeasurableElement {}

extension LayoutSubviews {
  func first(withPriority priority: Double) -> LayoutSubview? {
    firstIndex { $0.priority == priority }.map { self[$0] }
  }
}
