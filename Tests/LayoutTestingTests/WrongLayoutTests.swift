import LayoutCore
import LayoutTesting
import Testing

/// Mistakes that people make in layouts: each is found by the law that names it.
struct WrongLayoutTests {
  struct Wrong: Sendable, CustomStringConvertible {
    let description: String
    let law: LayoutLaw
    let layout: ClosureLayout

    init(
      _ description: String, _ law: LayoutLaw, _ measure: @escaping ClosureLayout.Measuring,
      _ place: @escaping ClosureLayout.Placing
    ) {
      (self.description, self.law) = (description, law)
      self.layout = ClosureLayout(measure: measure, place: place)
    }
  }

  @Test(arguments: ignoringBounds + tooLarge + notFinite + contrary + mirrored)
  func `a mistake is found by its law`(_ wrong: Wrong) {
    let violations = lawViolations(of: wrong.layout)
    #expect(violations.map(\.law).contains(wrong.law), "\(violations)")
    let message = violations.first { $0.law == wrong.law }?.description
    #expect(message?.contains("breaks the law “\(wrong.law)”") == true)
  }

  // MARK: Places that don't count from the bounds

  private static let ignoringBounds = [
    Wrong("a row from zero", .movesWithItsBounds, row) { _, _, subviews in
      subviews.placeInLine(from: .zero, right)
    },
    Wrong("a row without minX", .movesWithItsBounds, row) { bounds, _, subviews in
      subviews.placeInLine(from: CGPoint(x: 0, y: bounds.minY), right)
    },
    Wrong("a row without minY", .movesWithItsBounds, row) { bounds, _, subviews in
      subviews.placeInLine(from: CGPoint(x: bounds.minX, y: 0), right)
    },
    Wrong("a column from zero", .movesWithItsBounds, column) { _, _, subviews in
      subviews.placeInLine(from: .zero, below)
    },
    Wrong("a column without minX", .movesWithItsBounds, column) { bounds, _, subviews in
      subviews.placeInLine(from: CGPoint(x: 0, y: bounds.minY), below)
    },
    Wrong("a column without minY", .movesWithItsBounds, column) { bounds, _, subviews in
      subviews.placeInLine(from: CGPoint(x: bounds.minX, y: 0), below)
    },
    Wrong("centred in the size", .movesWithItsBounds, pile) { bounds, _, subviews in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.width / 2, y: bounds.height / 2), anchor: .center,
          proposal: .unspecified)
      }
    },
    Wrong("at the end of the width", .movesWithItsBounds, pile) { bounds, _, subviews in
      for subview in subviews {
        subview.place(
          at: CGPoint(x: bounds.width, y: bounds.minY), anchor: .topTrailing,
          proposal: .unspecified)
      }
    },
    Wrong("wrapping at the width", .movesWithItsBounds, wrapped) { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin) { point, size in
        point.x + size.width > 60
          ? CGPoint(x: bounds.minX, y: point.y + 60)
          : CGPoint(x: point.x + size.width, y: point.y)
      }
    },
  ]

  /// Much room.
  private static let wrapped: ClosureLayout.Measuring = { _, subviews in
    CGSize(width: 2000, height: 60 * CGFloat(subviews.count + 1))
  }

  // MARK: Places outside

  private static let tooLarge = [
    Wrong("gaps that the width leaves out", .staysInside, row) { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin) {
        right($0, CGSize(width: $1.width + 8, height: 0))
      }
    },
    Wrong("gaps that the height leaves out", .staysInside, column) { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin) {
        below($0, CGSize(width: 0, height: $1.height + 8))
      }
    },
    Wrong("the height of the first view only", .staysInside) { _, subviews in
      CGSize(width: subviews.totalWidth, height: subviews.ideals.first?.height ?? 0)
    } _: { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin, right)
    },
    Wrong("the width of the last view only", .staysInside) { _, subviews in
      CGSize(width: subviews.ideals.last?.width ?? 0, height: subviews.totalHeight)
    } _: { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin, below)
    },
    Wrong("an anchor in the middle of a corner", .staysInside, pile) { bounds, _, subviews in
      for subview in subviews {
        subview.place(at: bounds.origin, anchor: .center, proposal: .unspecified)
      }
    },
    Wrong("a row in the size of a column", .staysInside, column) { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin, right)
    },
    Wrong("the proposal as the size", .staysInside) { proposal, _ in
      proposal.replacingUnspecifiedDimensions()
    } _: { bounds, _, subviews in
      subviews.placeInLine(from: bounds.origin, right)
    },
    Wrong("a place before the first", .staysInside, row) { bounds, _, subviews in
      subviews.placeInLine(from: CGPoint(x: bounds.minX - 4, y: bounds.minY), right)
    },
  ]

  // MARK: Numbers

  private static let notFinite = [
    Wrong("an average of no views", .isFinite) { _, subviews in
      CGSize(width: subviews.totalWidth / CGFloat(subviews.count), height: subviews.highest)
    } _: { _, _, _ in
    },
    Wrong("no proposal taken for endless room", .isFinite) { proposal, subviews in
      CGSize(width: proposal.width ?? .infinity, height: subviews.highest)
    } _: { _, _, _ in
    },
    Wrong("the greatest number for no proposal", .isFinite) { proposal, _ in
      CGSize(width: 10, height: proposal.height ?? CGFloat.greatestFiniteMagnitude)
    } _: { _, _, _ in
    },
    Wrong("gaps between no views", .isFinite) { _, subviews in
      CGSize(width: 8 * CGFloat(subviews.count - 1), height: 10)
    } _: { _, _, _ in
    },
    Wrong("room without margins", .isFinite) { proposal, _ in
      CGSize(width: (proposal.width ?? 40) - 32, height: 10)
    } _: { _, _, _ in
    },
    Wrong("an angle of no views", .isFinite, pile) { bounds, _, subviews in
      for subview in subviews {
        let share = 1 / CGFloat(subviews.count - 1)
        subview.place(
          at: CGPoint(x: bounds.minX + share * 0, y: bounds.minY), proposal: .unspecified)
      }
    },
    Wrong("a ratio of nothing", .isFinite) { proposal, subviews in
      let size = subviews.first?.sizeThatFits(proposal) ?? .zero
      return CGSize(width: size.width, height: size.width * (size.height / size.width))
    } _: { _, _, _ in
    },
  ]

  // MARK: Contradictions

  private static let contrary = [
    Wrong("a default in place of no room", .keepsItsMinimum) { proposal, _ in
      let width = proposal.width ?? 0
      return CGSize(width: width == 0 ? 100 : width, height: 10)
    } _: { _, _, _ in
    },
    Wrong("what is left of the room", .keepsItsMinimum) { proposal, _ in
      CGSize(width: max(200 - (proposal.width ?? 0), 0), height: 10)
    } _: { _, _, _ in
    },
    Wrong("more lines where there is more room", .keepsItsMinimum) { proposal, _ in
      CGSize(width: 10, height: (proposal.height ?? 20) == 0 ? 40 : 20)
    } _: { _, _, _ in
    },
    Wrong("a random size", .answersAlike) { _, _ in
      CGSize(width: CGFloat.random(in: 0...100), height: 10)
    } _: { _, _, _ in
    },
  ]

  // MARK: Directions

  private static let mirrored = [
    Wrong("from the right edge, right to left", .mirrors, row) { bounds, _, subviews in
      let isMirrored = subviews.layoutDirection == .rightToLeft
      subviews.placeInLine(
        from: CGPoint(x: isMirrored ? bounds.midX : bounds.minX, y: bounds.minY), right)
    },
    Wrong("in another order, right to left", .mirrors, row) { bounds, _, subviews in
      let isMirrored = subviews.layoutDirection == .rightToLeft
      let order = isMirrored ? Array(subviews.indices.reversed()) : Array(subviews.indices)
      subviews[order].placeInLine(from: bounds.origin, right)
    },
  ]

  // MARK: Caches

  /// Keeps its subviews, to measure them later.
  private struct Keeping: Layout {
    struct Cache { var subviews: [LayoutSubview] }

    func makeCache(subviews: Subviews) -> Cache { Cache(subviews: Array(subviews)) }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize { cache.subviews.first?.sizeThatFits(proposal) ?? .zero }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
  }

  @Test func `subviews in a cache are found before they stop the program`() {
    let violations = lawViolations(of: Keeping())
    #expect(violations.map(\.law) == [.keepsNoSubviews])
    #expect(
      violations.first?.problem.contains("keeps subviews, where they outlive the call") == true)
  }

  /// Keeps the sizes of its first subviews for good.
  private struct KeepingSizes: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.ideals }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize { CGSize(width: cache.reduce(0) { $0 + $1.width }, height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {}
  }

  /// Places for the proposal that it was measured for last.
  private struct KeepingWidth: Layout {
    func makeCache(subviews: Subviews) -> CGFloat? { nil }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
    ) -> CGSize {
      cache = cache ?? proposal.width ?? 50
      return CGSize(width: cache ?? 0, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
    ) {}
  }

  @Test func `caches that lie are found`() {
    for violations in [lawViolations(of: KeepingSizes()), lawViolations(of: KeepingWidth())] {
      #expect(violations.map(\.law).contains(.cacheChangesNothing), "\(violations)")
    }
  }
}
