import LayoutCore
import LayoutKit
import TestViews
import Testing

/// Sizes of shapes as views.
struct ShapeSizeTests {
  func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    view.layout(proposing: ProposedViewSize(width, height)).size
  }

  @Test func `shapes take the proposal, and 10 where nothing is proposed`() {
    func check(_ shape: some Shape, sourceLocation: SourceLocation = #_sourceLocation) {
      for (width, height) in [(100, 60), (nil, 60), (100, nil), (nil, nil), (0, 0)]
        as [(CGFloat?, CGFloat?)]
      {
        #expect(
          size(shape, width, height) == CGSize(width: width ?? 10, height: height ?? 10),
          sourceLocation: sourceLocation)
        #expect(
          size(shape.fill(.red), width, height)
            == CGSize(width: width ?? 10, height: height ?? 10), sourceLocation: sourceLocation)
      }
    }
    check(Rectangle())
    check(RoundedRectangle(cornerRadius: 8))
    check(UnevenRoundedRectangle(topLeadingRadius: 4))
    check(Capsule())
    check(Ellipse())
    check(ContainerRelativeShape())
    check(Path(CGRect(x: 0, y: 0, width: 500, height: 500)))
    check(Wedge())
    check(AnyShape(Wedge()))
  }

  @Test func `a circle's side is the smaller proposed length`() {
    #expect(size(Circle(), 100, 60) == CGSize(width: 60, height: 60))
    #expect(size(Circle(), 100, nil) == CGSize(width: 100, height: 100))
    #expect(size(Circle(), nil, 50) == CGSize(width: 50, height: 50))
    #expect(size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(Circle().fill(.blue), 100, 60) == CGSize(width: 60, height: 60))
    #expect(size(Circle().stroke(.blue), 100, 60) == CGSize(width: 60, height: 60))
    #expect(size(AnyShape(Circle()), 100, 60) == CGSize(width: 60, height: 60))
  }

  @Test func `trimmed and stroked shapes forward, others fill`() {
    #expect(size(Circle().trim(from: 0, to: 0.5), 60, 40) == CGSize(width: 40, height: 40))
    #expect(size(Circle().stroke(lineWidth: 20), 60, 40) == CGSize(width: 40, height: 40))
    let full = CGSize(width: 60, height: 40)
    #expect(size(Circle().scale(2), 60, 40) == full)
    #expect(size(Circle().offset(x: 4, y: 4), 60, 40) == full)
    #expect(size(Circle().rotation(.degrees(45)), 60, 40) == full)
    #expect(size(Circle().inset(by: 4), 60, 40) == full)
    #expect(size(Circle().strokeBorder(lineWidth: 4), 60, 40) == full)
    #expect(size(Circle().size(width: 30, height: 20), 60, 40) == full)
    #expect(size(Circle().size(width: 30, height: 20), nil, nil) == CGSize(width: 10, height: 10))
  }

  /// A quarter of a circle, which is no area.
  private struct Quarter: InsettableShape {
    var inset: CGFloat = 0

    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - inset,
        startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      return path
    }

    func inset(by amount: CGFloat) -> Quarter { Quarter(inset: inset + amount) }
  }

  private func figure(_ view: some View, _ direction: LayoutDirection) -> Appearance.Figure? {
    let result = view.layout(in: CGSize(width: 100, height: 100)) {
      $0.layoutDirection = direction
    }
    guard case .shape(let figure) = result.nodes.last?.appearance?.content else { return nil }
    return figure
  }

  /// A shape that does not ask where its rectangle is.
  private struct LeftHalf: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
    }
  }

  @Test func `a shape's path begins at the corner of the view`() {
    func bounds(_ shape: some Shape) -> CGRect? {
      let row = HStack(spacing: 0) {
        Color.blue.frame(width: 100, height: 60)
        shape.fill(.red).frame(width: 60, height: 60)
      }
      let result = row.layout(in: CGSize(width: 160, height: 60))
      guard let node = result.nodes.last, case .shape(let figure) = node.appearance?.content else {
        return nil
      }
      return figure.outline.path(in: node.frame(of: figure)).boundingRect
    }
    let square = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(bounds(square) == CGRect(x: 100, y: 0, width: 50, height: 50))
    #expect(bounds(LeftHalf()) == CGRect(x: 100, y: 0, width: 30, height: 60))
    let half = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 0, ty: 0)
    #expect(
      bounds(Rectangle().transform(half)) == CGRect(x: 100, y: 0, width: 30, height: 30))
    #expect(bounds(square.trim(from: 0, to: 1)) == CGRect(x: 100, y: 0, width: 50, height: 50))
    // A path does not move into a smaller rectangle.
    #expect(bounds(square.union(square)) == CGRect(x: 100, y: 0, width: 50, height: 50))
  }

  @Test func `a line inside the edge of a client's shape is where the shape says`() {
    let figure = figure(Quarter().strokeBorder(.red, lineWidth: 20), .leftToRight)
    #expect(figure?.stroke?.isInside == false && figure?.stroke?.width == 20)
    // The middle of the line is 20 / 2 inside of the radius 50.
    let bounds = figure?.outline.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
    #expect(bounds.map { abs($0.maxX - 90) < 0.1 && abs($0.maxY - 90) < 0.1 } == true)
    #expect(self.figure(Circle().strokeBorder(.red), .leftToRight)?.stroke?.isInside == true)
  }

  @Test func `what is made of symmetric shapes is not mirrored`() {
    func trimmed(_ shape: some Shape, _ direction: LayoutDirection) -> CGRect? {
      figure(shape.trim(from: 0, to: 0.25), direction)?.outline
        .path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).boundingRect
    }
    // The quarter of a circle from its right to its bottom.
    #expect(trimmed(Circle(), .rightToLeft)?.minX.rounded() == 50)
    #expect(trimmed(Circle(), .rightToLeft) == trimmed(Circle(), .leftToRight))
    #expect(Rectangle().layoutDirectionBehavior == .fixed)
    #expect(Wedge().layoutDirectionBehavior == .mirrors)
    #expect(UnevenRoundedRectangle().layoutDirectionBehavior == .mirrors)
  }

  @Test func `what a shape is made into is mirrored as the shape is, and meant for the same`() {
    func moved(_ shape: some Shape, _ direction: LayoutDirection) -> CGFloat? {
      figure(shape, direction)?.outline.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        .boundingRect.minX.rounded()
    }
    let circle = Circle()
    #expect(moved(circle.offset(x: 5), .rightToLeft) == 5)
    #expect(moved(circle.scale(0.5, anchor: .leading), .rightToLeft) == 0)
    #expect(moved(circle.rotation(.degrees(90), anchor: .topLeading), .rightToLeft) == -100)
    let there = CGAffineTransform(translationX: 5, y: 0)
    #expect(moved(circle.transform(there), .rightToLeft) == 5)
    // As it is from 5 to 105, its mirror image is from −5 to 95.
    #expect(moved(Wedge().offset(x: 5), .rightToLeft) == -5)
    #expect(moved(Wedge().offset(x: 5), .leftToRight) == 5)
    func role<S: Shape>(of shape: S) -> ShapeRole { S.role }
    let line = circle.stroke(lineWidth: 2)
    #expect(role(of: line.offset(x: 5)) == .stroke && role(of: line.scale(2)) == .stroke)
    #expect(role(of: line.rotation(.zero)) == .stroke && role(of: line.transform(there)) == .stroke)
    #expect(role(of: circle.offset(x: 5)) == .fill)
  }

  @Test func `lines are drawn inside the edges of moved and rotated shapes`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inset = Rectangle().offset(x: 5).inset(by: 10).path(in: rect).boundingRect
    #expect(inset == CGRect(x: 15, y: 10, width: 80, height: 80))
    // Around (0, 0), (x, y) goes to (-y, x).
    let rotated = Rectangle().rotation(.degrees(90), anchor: .topLeading).inset(by: 10)
    #expect(
      rotated.inset(by: 5).path(in: rect).boundingRect
        == CGRect(x: -85, y: 15, width: 70, height: 70))
    let border = figure(Rectangle().offset(x: 5).strokeBorder(.red, lineWidth: 20), .leftToRight)
    #expect(
      border?.outline.path(in: rect).boundingRect == CGRect(x: 15, y: 10, width: 80, height: 80))
  }

  @Test func `circle, ellipse, capsule and stroked circle in a row 40 high`() {
    let row = HStack(spacing: 0) {
      Circle().id("circle")
      Ellipse().id("ellipse")
      Capsule().id("capsule")
      Circle().stroke(.red).id("stroke")
    }
    .frame(height: 40)
    let result = row.layout(proposing: ProposedViewSize(300, nil))
    // Two circles leave 300 − 2 · 40, of which the others have a half each.
    #expect(result.frame(of: "circle")?.width == 40)
    #expect(result.frame(of: "ellipse")?.width == 110)
    #expect(result.frame(of: "capsule")?.width == 110)
    #expect(result.frame(of: "stroke")?.width == 40)
  }

  @Test func `a shape's own size counts`() {
    #expect(size(Sized(), 100, 100) == CGSize(width: 33, height: 44))
    #expect(size(Sized().stroke(.red), 100, 100) == CGSize(width: 33, height: 44))
  }

  @Test func `a circle is centred in its frame`() {
    let view = Circle().id("circle").frame(width: 100, height: 60)
    expect(
      view.layout(proposing: .unspecified), size: (100, 60), ["circle": (20, 0, 60, 60)])
  }

  @Test func `a size of its own has a place in the rectangle`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    func bounds(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    let size = CGSize(width: 20, height: 10)
    #expect(bounds(Rectangle().size(size)) == CGRect(x: 10, y: 20, width: 20, height: 10))
    // Half of the 80 and of the 40 that are left.
    #expect(
      bounds(Rectangle().size(size, anchor: .center)) == CGRect(x: 50, y: 40, width: 20, height: 10)
    )
    #expect(
      bounds(Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing))
        == CGRect(x: 90, y: 60, width: 20, height: 10))
    let result = Rectangle().size(size, anchor: .center).layout(proposing: ProposedViewSize(70, 30))
    #expect(result.size == CGSize(width: 70, height: 30))
  }
}

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Sized: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 33, height: 44) }
}
