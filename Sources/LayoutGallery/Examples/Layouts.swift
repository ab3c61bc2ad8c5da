import LayoutKit

extension Example {
  static var layouts: [Example] {
    [
      Example(
        "flow-layout", "A flow layout",
        "Tags in lines, as many in each as fit: a layout of our own, in forty lines.",
        width: 300, height: 130, with: ["Flow"]
      ) {
        Flow(spacing: 8) {
          ForEach(
            ["swift", "layout", "without a screen", "on Linux", "exact", "tested", "fast"],
            id: \.self
          ) {
            tag in
            Text(tag).font(.callout).padding(.horizontal, 10).padding(.vertical, 4)
              .background(.teal.opacity(0.3), in: Capsule())
              .id(tag)
          }
        }
        .padding(12)
      },
      Example(
        "wheel", "A wheel", "Views on a circle, turned by a value that each of them can change.",
        width: 200, height: 200, with: ["Wheel"]
      ) {
        Wheel {
          ForEach(0..<8) { number in
            Circle().fill(Color.indigo.opacity(0.3 + Double(number) * 0.08))
              .frame(width: 34, height: 34)
              .id(number)
          }
        }
      },
      Example(
        "equal-widths", "Equal widths",
        "Buttons as wide as the widest of them: the layout asks each for its ideal width first.",
        width: 400, height: 80, with: ["EqualWidths"]
      ) {
        EqualWidths(spacing: 10) {
          ForEach(["Cancel", "Save as draft", "Send"], id: \.self) { title in
            Text(title).font(.callout).padding(8).frame(maxWidth: .infinity)
              .background(.orange.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
              .id(title)
          }
        }
      },
      Example(
        "any-layout", "Another layout, the same views",
        "`AnyLayout` changes the arrangement and keeps the views.", width: 260, height: 110
      ) {
        HStack(spacing: 30) {
          ForEach([true, false], id: \.self) { isRow in
            let layout =
              isRow ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 6))
            layout {
              Color.teal.frame(width: 24, height: 24).id("square")
              Color.indigo.frame(width: 40, height: 24).id("long")
            }
            .padding(8).border(Color.gray)
          }
        }
      },
    ]
  }
}

/// Lines of views, as many in each line as fit.
private struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    let height = lines.map(\.height).reduce(0, +) + spacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for line in lines(of: subviews, in: bounds.width) {
      var x = bounds.minX
      for subview in subviews[line.range] {
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width + spacing
      }
      y += line.height + spacing
    }
  }

  private func lines(
    of subviews: Subviews, in width: CGFloat
  ) -> [(range: Range<Int>, width: CGFloat, height: CGFloat)] {
    var lines: [(range: Range<Int>, width: CGFloat, height: CGFloat)] = []
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if let last = lines.last, last.width + spacing + size.width <= width {
        lines[lines.count - 1] = (
          last.range.lowerBound..<index + 1, last.width + spacing + size.width,
          max(last.height, size.height)
        )
      } else {
        lines.append((index..<index + 1, size.width, size.height))
      }
    }
    return lines
  }
}

/// Views on a circle, the first at the top.
private struct Wheel: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let radius = min(bounds.width, bounds.height) / 2 - widest
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      let place = CGPoint(
        x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      subview.place(at: place, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A row of views that are all as wide as the widest one wants to be.
private struct EqualWidths: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = largest(of: subviews)
    let count = CGFloat(subviews.count)
    return CGSize(width: size.width * count + spacing * max(count - 1, 0), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = largest(of: subviews)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + CGFloat(index) * (size.width + spacing)
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
    }
  }

  private func largest(of subviews: Subviews) -> CGSize {
    subviews.reduce(into: .zero) { size, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      size = CGSize(width: max(size.width, ideal.width), height: max(size.height, ideal.height))
    }
  }
}
