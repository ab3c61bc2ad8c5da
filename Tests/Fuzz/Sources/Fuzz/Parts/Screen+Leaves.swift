import LayoutCore
import LayoutKit

extension Builder {
  mutating func screenLeaf() -> Screen {
    let length = bytes.optionalLength()
    let string = bytes.pick("Swift", "a few words that wrap", "")
    switch bytes.number(below: 8) {
    case 0:
      return Screen(
        "Spacer(minLength: \(length.text))", Spacer(minLength: length),
        .spacer(minLength: length))
    case 1: return Screen("Divider()", Divider(), .divider(thickness: 1.0 / 3))
    case 2: return Screen("Color.red", Color.red, .flexible)
    case 3: return area()
    case 4:
      let text = Text(verbatim: string)
      return Screen("Text(verbatim: \(string.debugDescription))", text, text.layoutNode())
    case 5:
      return bytes.once(in: 2)
        ? Screen("Image(systemName: \"star\")", star, star.layoutNode())
        : Screen("Circle()", Circle(), .circle)
    default:
      let leaf = leaf()
      let node = leaf.node([])
      return Screen(leaf.text([]), node, node)
    }
  }

  private var star: Image { Image(systemName: "star") }

  /// A view that fills whatever it is offered.
  private mutating func area() -> Screen {
    func flexible(_ text: String, _ view: some View) -> Screen { Screen(text, view, .flexible) }
    let gradient = Gradient(colors: [.red, .green])
    switch bytes.number(below: 22) {
    case 1: return flexible("Capsule()", Capsule())
    case 2: return flexible("Ellipse()", Ellipse())
    case 3: return flexible("RoundedRectangle(cornerRadius: 5)", RoundedRectangle(cornerRadius: 5))
    case 4:
      return flexible(
        "UnevenRoundedRectangle(topLeadingRadius: 5)",
        UnevenRoundedRectangle(topLeadingRadius: 5))
    case 5: return flexible("ContainerRelativeShape()", ContainerRelativeShape())
    case 6: return flexible("AnyShape(Rectangle())", AnyShape(Rectangle()))
    case 7:
      return flexible(
        "OffsetShape(shape: Rectangle(), offset: .zero)",
        OffsetShape(shape: Rectangle(), offset: .zero))
    case 8:
      return flexible(
        "RotatedShape(shape: Rectangle(), angle: .degrees(90))",
        RotatedShape(shape: Rectangle(), angle: .degrees(90)))
    case 9:
      return flexible(
        "ScaledShape(shape: Rectangle(), scale: .zero)",
        ScaledShape(shape: Rectangle(), scale: .zero))
    case 10:
      return flexible(
        "TransformedShape(shape: Rectangle(), transform: .identity)",
        TransformedShape(shape: Rectangle(), transform: .identity))
    case 11: return flexible("Rectangle().fill(.red)", Rectangle().fill(.red))
    case 12: return flexible("Rectangle().stroke(.red)", Rectangle().stroke(.red))
    case 13: return flexible("Rectangle().strokeBorder(.red)", Rectangle().strokeBorder(.red))
    case 14:
      return flexible(
        "LinearGradient(gradient: …, startPoint: .top, endPoint: .bottom)",
        LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
    case 15:
      return flexible(
        "RadialGradient(gradient: …, center: .top, startRadius: 0, endRadius: 5)",
        RadialGradient(gradient: gradient, center: .top, startRadius: 0, endRadius: 5))
    case 16:
      return flexible(
        "AngularGradient(gradient: …, center: .top)",
        AngularGradient(gradient: gradient, center: .top))
    case 17:
      return flexible("EllipticalGradient(gradient: …)", EllipticalGradient(gradient: gradient))
    case 18: return flexible("Material.thin", Material.thin)
    case 19:
      return flexible(
        "Color.Resolved(red: 1, green: 0, blue: 0)", Color.Resolved(red: 1, green: 0, blue: 0))
    case 20: return flexible("DefaultGlassEffectShape()", DefaultGlassEffectShape())
    case 21: return flexible("Path(ellipseIn: .zero)", Path(ellipseIn: .zero))
    default: return flexible("Rectangle()", Rectangle())
    }
  }
}

extension LayoutNode {
  /// As broad as high, in as much as it is offered; 10 where that is nothing.
  fileprivate static var circle: LayoutNode {
    .measured { proposal in
      let lengths = [proposal.width, proposal.height].compactMap { $0 }
      let side = lengths.min() ?? 10
      return LeafMeasurement(width: side, height: side)
    }
  }
}
