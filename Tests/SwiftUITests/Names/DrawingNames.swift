import SwiftUI

// Shapes, colours and effects as people write them for SwiftUI.

struct DrawingNames: View {
  var isSelected = true

  var body: some View {
    VStack {
      shapes
      strokes
      grounds
      gradients
      effects
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 12).fill(Color(white: 0.9)).shadow(radius: 4))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
    .tint(.orange)
    .accentColor(.red)
  }

  @ViewBuilder private var shapes: some View {
    Rectangle().fill(.blue.gradient).frame(width: 10, height: 10).id("square")
    Rectangle().fill(Color.red.opacity(0.5)).cornerRadius(8)
    Rectangle().foregroundColor(.red).opacity(0.3)
    Rectangle().fill(isSelected ? .red : .blue)
    Rectangle().fill(Color.white.shadow(.drop(radius: 4)))
    RoundedRectangle(cornerRadius: 10).fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    UnevenRoundedRectangle(topLeadingRadius: 10).inset(by: 2).fill(.red)
    ContainerRelativeShape().fill(.quaternary)
    Circle().fill().frame(width: 4)
    Circle().fill(Color.blue, style: FillStyle(eoFill: true))
    // Numbers of two types in one expression, in a closure of several statements.
    Canvas { context, size in
      let (unit, scale) = (CGSize(width: 4, height: 2), 3.0)
      for index in 0..<3 {
        let frame = CGRect(
          x: 0.5 * size.width + Double(index) * unit.width * scale,
          y: 0.5 * size.height,
          width: unit.width,
          height: unit.height
        )
        context.fill(Ellipse().path(in: frame), with: .color(.cyan))
      }
    }
    Star(points: 5).fill(.yellow).frame(width: 20, height: 20).id("star")
    Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 10))
      path.closeSubpath()
    }
    .stroke(Color.red, lineWidth: 1)
  }

  @ViewBuilder private var strokes: some View {
    Circle().stroke(Color.red, lineWidth: 2)
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [2, 3]))
    Circle().strokeBorder(.tint, lineWidth: 3).background(Circle().fill(.white))
    Circle().strokeBorder(lineWidth: 3)
    Circle().trim(from: 0, to: 0.7).stroke(lineWidth: 2).rotationEffect(.degrees(-90))
    Circle().rotationEffect(.degrees(Double(3) / Double(8)) * 360.0).rotationEffect(-.degrees(3))
    Circle()
      .rotation3DEffect(.degrees(Double(isSelected ? 1 : 2) - 50 / 2) / 5, axis: (x: 0, y: 1, z: 0))
    Rectangle().stroke(isSelected ? Color.red : .clear, lineWidth: isSelected ? 2 : 1)
    Rectangle().fill(.background).stroke(.separator)
    RoundedRectangle(cornerRadius: 10, style: .continuous).stroke()
    Star(points: 6).stroke(.green, lineWidth: 3).scaleEffect(2)
  }

  @ViewBuilder private var grounds: some View {
    let label = Text("Label")
    label.background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10))
    label.background(Color.green.opacity(0.2)).background(.red.opacity(0.4))
    label.background { RoundedRectangle(cornerRadius: 3).fill(.white).shadow(radius: 2) }
    label.background(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).opacity(0.4))
    label.background(Capsule().foregroundColor(.red)).background(.ultraThinMaterial)
    label.background(in: Capsule()).backgroundStyle(.blue.gradient)
    label.overlay(Circle().stroke(.red)).overlay(.red.opacity(0.4)).overlay { Color.red }
    label.overlay(label, alignment: .topTrailing)
    label.border(Color.red).border(.tertiary, width: 3)
    LinearGradient(
      gradient: Gradient(stops: [.init(color: .red, location: 0)]), startPoint: .leading,
      endPoint: .trailing)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 10)
    AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    Divider().background(Color.red)
  }

  @ViewBuilder private var gradients: some View {
    let (ground, gradient) = (Rectangle(), Gradient(colors: [.red, .blue]))
    let shades = Color.red.gradient
    let stops = [Gradient.Stop(color: .red, location: 0), .init(color: .blue, location: 1)]
    ground.fill(.linearGradient(gradient, startPoint: .top, endPoint: .bottom).opacity(0.3))
    ground.fill(.linearGradient(shades, startPoint: .top, endPoint: .bottom).opacity(0.3))
    ground.fill(.linearGradient(shades, startPoint: .top, endPoint: .bottom))
    ground.fill(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: 9))
    ground.fill(.radialGradient(shades, endRadius: 100))
    ground.fill(
      .radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9).opacity(0.5))
    ground.fill(.ellipticalGradient(stops: stops)).background(.ellipticalGradient(shades))
    ground.fill(.angularGradient(stops: stops, center: .top, startAngle: .zero, endAngle: .zero))
    ground.fill(.angularGradient(shades, startAngle: .zero, endAngle: .degrees(90)))
    ground.fill(.conicGradient(stops: stops, center: .center)).foregroundStyle(
      .conicGradient(shades).shadow(.drop(radius: 2)))
    Circle().offset(x: 3).inset(by: 3).strokeBorder(.red)
    Circle().rotation(.degrees(3)).strokeBorder(HierarchicalShapeStyle.secondary)
  }

  @ViewBuilder private var effects: some View {
    Color.primary.colorInvert().blur(radius: 3).opacity(0.5).blendMode(.multiply)
    Color(hue: 0.1, saturation: 1, brightness: 1).clipShape(.rect(cornerRadius: 8))
    Color("Accent").shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 2)
    Color.brand.clipped().compositingGroup().grayscale(0.5).hueRotation(.degrees(30))
    Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 1).mask(Circle())
    Image("photo").resizable().aspectRatio(contentMode: .fill).frame(width: 50).clipShape(Circle())
    Image(systemName: isSelected ? "star.fill" : "star")
      .font(.title2).foregroundStyle(.yellow, .orange).symbolRenderingMode(.palette)
    Text("Brand").foregroundStyle(.brand).background(.brand)
      .transition(.move(edge: .top).combined(with: .opacity))
      .animation(.easeInOut(duration: 0.2).speed(2), value: isSelected)
      .accessibilityLabel("Brand").accessibilityAddTraits(.isHeader)
  }
}

extension Color {
  fileprivate static let brand = Color(red: 0.2, green: 0.4, blue: 0.8)
}

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(red: 0.2, green: 0.4, blue: 0.8) }
}

private struct Star: InsettableShape {
  var points: Int
  var amount: CGFloat = 0

  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func inset(by amount: CGFloat) -> some InsettableShape {
    var star = self
    star.amount += amount
    return star
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for index in 0..<(points * 2) {
      let radius = (index.isMultiple(of: 2) ? 1 : 0.5) * (min(rect.width, rect.height) / 2 - amount)
      let angle = Angle.degrees(Double(index) / Double(points) * 180)
      let tip = CGPoint(x: radius, y: 0)
        .applying(CGAffineTransform(rotationAngle: angle.radians))
        .applying(CGAffineTransform(translationX: center.x, y: center.y))
      if index == 0 { path.move(to: tip) } else { path.addLine(to: tip) }
    }
    path.closeSubpath()
    return path
  }
}
