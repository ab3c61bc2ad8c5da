import LayoutKit
import TestViews

extension ViewNumber {
  private static let colours: [Color] = [.red, .blue]
  private static let gradient = Gradient(colors: colours)
  private static let stops = [Gradient.Stop(color: .red, location: 0)]

  static let gradients = angular + elliptical + linear + radial

  private static let angular = [
    ViewNumber("AngularGradient(colors:center:angle:) center") {
      AngularGradient(colors: colours, center: point($0), angle: .zero)
    },
    ViewNumber("AngularGradient(colors:center:angle:) angle") {
      AngularGradient(colors: colours, center: .center, angle: .radians($0))
    },
    ViewNumber("AngularGradient(colors:center:startAngle:endAngle:) center") {
      AngularGradient(colors: colours, center: point($0), startAngle: .zero, endAngle: .zero)
    },
    ViewNumber("AngularGradient(colors:center:startAngle:endAngle:) startAngle") {
      AngularGradient(
        colors: colours, center: .center, startAngle: .radians($0), endAngle: .zero)
    },
    ViewNumber("AngularGradient(colors:center:startAngle:endAngle:) endAngle") {
      AngularGradient(
        colors: colours, center: .center, startAngle: .zero, endAngle: .radians($0))
    },
    ViewNumber("AngularGradient(gradient:center:angle:) center") {
      AngularGradient(gradient: gradient, center: point($0), angle: .zero)
    },
    ViewNumber("AngularGradient(gradient:center:angle:) angle") {
      AngularGradient(gradient: gradient, center: .center, angle: .radians($0))
    },
    ViewNumber("AngularGradient(gradient:center:startAngle:endAngle:) center") {
      AngularGradient(
        gradient: gradient, center: point($0), startAngle: .zero, endAngle: .degrees(9))
    },
    ViewNumber("AngularGradient(gradient:center:startAngle:endAngle:) startAngle") {
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .radians($0), endAngle: .zero)
    },
    ViewNumber("AngularGradient(gradient:center:startAngle:endAngle:) endAngle") {
      AngularGradient(gradient: gradient, center: .center, endAngle: .radians($0))
    },
    ViewNumber("AngularGradient(stops:center:angle:) center") {
      AngularGradient(stops: stops, center: point($0), angle: .zero)
    },
    ViewNumber("AngularGradient(stops:center:angle:) angle") {
      AngularGradient(stops: stops, center: .center, angle: .radians($0))
    },
    ViewNumber("AngularGradient(stops:center:startAngle:endAngle:) center") {
      AngularGradient(stops: stops, center: point($0), startAngle: .zero, endAngle: .zero)
    },
    ViewNumber("AngularGradient(stops:center:startAngle:endAngle:) startAngle") {
      AngularGradient(stops: stops, center: .center, startAngle: .radians($0), endAngle: .zero)
    },
    ViewNumber("AngularGradient(stops:center:startAngle:endAngle:) endAngle") {
      AngularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .radians($0))
    },
    ViewNumber("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) center") {
      fill(.angularGradient(gradient, center: point($0), startAngle: .zero, endAngle: .zero))
    },
    ViewNumber("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) startAngle") {
      fill(
        .angularGradient(gradient, center: .center, startAngle: .radians($0), endAngle: .zero))
    },
    ViewNumber("ShapeStyle.angularGradient(_:center:startAngle:endAngle:) endAngle") {
      fill(
        .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .radians($0)))
    },
    ViewNumber("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) center") {
      fill(
        .angularGradient(colors: colours, center: point($0), startAngle: .zero, endAngle: .zero))
    },
    ViewNumber("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) startAngle") {
      fill(
        .angularGradient(
          colors: colours, center: .center, startAngle: .radians($0), endAngle: .zero))
    },
    ViewNumber("ShapeStyle.angularGradient(colors:center:startAngle:endAngle:) endAngle") {
      fill(
        .angularGradient(
          colors: colours, center: .center, startAngle: .zero, endAngle: .radians($0)))
    },
    ViewNumber("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) center") {
      fill(.angularGradient(stops: stops, center: point($0), startAngle: .zero, endAngle: .zero))
    },
    ViewNumber("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) startAngle") {
      fill(
        .angularGradient(stops: stops, center: .center, startAngle: .radians($0), endAngle: .zero))
    },
    ViewNumber("ShapeStyle.angularGradient(stops:center:startAngle:endAngle:) endAngle") {
      fill(
        .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .radians($0)))
    },
    ViewNumber("ShapeStyle.conicGradient(_:center:angle:) center") {
      fill(.conicGradient(gradient, center: point($0)))
    },
    ViewNumber("ShapeStyle.conicGradient(_:center:angle:) angle") {
      fill(.conicGradient(gradient, center: .center, angle: .radians($0)))
    },
    ViewNumber("ShapeStyle.conicGradient(colors:center:angle:) center") {
      fill(.conicGradient(colors: colours, center: point($0)))
    },
    ViewNumber("ShapeStyle.conicGradient(colors:center:angle:) angle") {
      fill(.conicGradient(colors: colours, center: .center, angle: .radians($0)))
    },
    ViewNumber("ShapeStyle.conicGradient(stops:center:angle:) center") {
      fill(.conicGradient(stops: stops, center: point($0)))
    },
    ViewNumber("ShapeStyle.conicGradient(stops:center:angle:) angle") {
      fill(.conicGradient(stops: stops, center: .center, angle: .radians($0)))
    },
  ]

  private static let ellipse = "(colors:center:startRadiusFraction:endRadiusFraction:)"
  private static let ellipseOfGradient =
    "(gradient:center:startRadiusFraction:endRadiusFraction:)"
  private static let ellipseOfStops = "(stops:center:startRadiusFraction:endRadiusFraction:)"
  private static let ellipseStyle = "(_:center:startRadiusFraction:endRadiusFraction:)"

  private static let elliptical = [
    ViewNumber("EllipticalGradient" + ellipse + " center") {
      EllipticalGradient(colors: colours, center: point($0))
    },
    ViewNumber("EllipticalGradient" + ellipse + " startRadiusFraction") {
      EllipticalGradient(colors: colours, startRadiusFraction: $0)
    },
    ViewNumber("EllipticalGradient" + ellipse + " endRadiusFraction") {
      EllipticalGradient(colors: colours, endRadiusFraction: $0)
    },
    ViewNumber("EllipticalGradient" + ellipseOfGradient + " center") {
      EllipticalGradient(gradient: gradient, center: point($0))
    },
    ViewNumber("EllipticalGradient" + ellipseOfGradient + " startRadiusFraction") {
      EllipticalGradient(gradient: gradient, startRadiusFraction: $0)
    },
    ViewNumber("EllipticalGradient" + ellipseOfGradient + " endRadiusFraction") {
      EllipticalGradient(gradient: gradient, endRadiusFraction: $0)
    },
    ViewNumber("EllipticalGradient" + ellipseOfStops + " center") {
      EllipticalGradient(stops: stops, center: point($0))
    },
    ViewNumber("EllipticalGradient" + ellipseOfStops + " startRadiusFraction") {
      EllipticalGradient(stops: stops, startRadiusFraction: $0)
    },
    ViewNumber("EllipticalGradient" + ellipseOfStops + " endRadiusFraction") {
      EllipticalGradient(stops: stops, endRadiusFraction: $0)
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipseStyle + " center") {
      fill(.ellipticalGradient(gradient, center: point($0)))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipseStyle + " startRadiusFraction") {
      fill(.ellipticalGradient(gradient, startRadiusFraction: $0))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipseStyle + " endRadiusFraction") {
      fill(.ellipticalGradient(gradient, endRadiusFraction: $0))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipseOfStops + " center") {
      fill(.ellipticalGradient(stops: stops, center: point($0)))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipseOfStops + " startRadiusFraction") {
      fill(.ellipticalGradient(stops: stops, startRadiusFraction: $0))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipseOfStops + " endRadiusFraction") {
      fill(.ellipticalGradient(stops: stops, endRadiusFraction: $0))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipse + " center") {
      fill(.ellipticalGradient(colors: colours, center: point($0)))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipse + " startRadiusFraction") {
      fill(.ellipticalGradient(colors: colours, startRadiusFraction: $0))
    },
    ViewNumber("ShapeStyle.ellipticalGradient" + ellipse + " endRadiusFraction") {
      fill(.ellipticalGradient(colors: colours, endRadiusFraction: $0))
    },
  ]

  private static let linear = [
    ViewNumber("LinearGradient(colors:startPoint:endPoint:) startPoint") {
      LinearGradient(colors: colours, startPoint: point($0), endPoint: .bottom)
    },
    ViewNumber("LinearGradient(colors:startPoint:endPoint:) endPoint") {
      LinearGradient(colors: colours, startPoint: .top, endPoint: point($0))
    },
    ViewNumber("LinearGradient(gradient:startPoint:endPoint:) startPoint") {
      LinearGradient(gradient: gradient, startPoint: point($0), endPoint: .bottom)
    },
    ViewNumber("LinearGradient(gradient:startPoint:endPoint:) endPoint") {
      LinearGradient(gradient: gradient, startPoint: .top, endPoint: point($0))
    },
    ViewNumber("LinearGradient(stops:startPoint:endPoint:) startPoint") {
      LinearGradient(stops: stops, startPoint: point($0), endPoint: .bottom)
    },
    ViewNumber("LinearGradient(stops:startPoint:endPoint:) endPoint") {
      LinearGradient(stops: stops, startPoint: .top, endPoint: point($0))
    },
    ViewNumber("ShapeStyle.linearGradient(_:startPoint:endPoint:) startPoint") {
      fill(.linearGradient(gradient, startPoint: point($0), endPoint: .bottom))
    },
    ViewNumber("ShapeStyle.linearGradient(_:startPoint:endPoint:) endPoint") {
      fill(.linearGradient(Color.red.gradient, startPoint: .top, endPoint: point($0)))
    },
    ViewNumber("ShapeStyle.linearGradient(colors:startPoint:endPoint:) startPoint") {
      fill(.linearGradient(colors: colours, startPoint: point($0), endPoint: .bottom))
    },
    ViewNumber("ShapeStyle.linearGradient(colors:startPoint:endPoint:) endPoint") {
      fill(.linearGradient(colors: colours, startPoint: .top, endPoint: point($0)))
    },
    ViewNumber("ShapeStyle.linearGradient(stops:startPoint:endPoint:) startPoint") {
      fill(.linearGradient(stops: stops, startPoint: point($0), endPoint: .bottom))
    },
    ViewNumber("ShapeStyle.linearGradient(stops:startPoint:endPoint:) endPoint") {
      fill(.linearGradient(stops: stops, startPoint: .top, endPoint: point($0)))
    },
  ]

  private static let radial = [
    ViewNumber("RadialGradient(colors:center:startRadius:endRadius:) center") {
      RadialGradient(colors: colours, center: point($0), startRadius: 0, endRadius: 9)
    },
    ViewNumber("RadialGradient(colors:center:startRadius:endRadius:) startRadius") {
      RadialGradient(colors: colours, center: .center, startRadius: $0, endRadius: 9)
    },
    ViewNumber("RadialGradient(colors:center:startRadius:endRadius:) endRadius") {
      RadialGradient(colors: colours, center: .center, startRadius: 0, endRadius: $0)
    },
    ViewNumber("RadialGradient(gradient:center:startRadius:endRadius:) center") {
      RadialGradient(gradient: gradient, center: point($0), startRadius: 0, endRadius: 9)
    },
    ViewNumber("RadialGradient(gradient:center:startRadius:endRadius:) startRadius") {
      RadialGradient(gradient: gradient, center: .center, startRadius: $0, endRadius: 9)
    },
    ViewNumber("RadialGradient(gradient:center:startRadius:endRadius:) endRadius") {
      RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: $0)
    },
    ViewNumber("RadialGradient(stops:center:startRadius:endRadius:) center") {
      RadialGradient(stops: stops, center: point($0), startRadius: 0, endRadius: 9)
    },
    ViewNumber("RadialGradient(stops:center:startRadius:endRadius:) startRadius") {
      RadialGradient(stops: stops, center: .center, startRadius: $0, endRadius: 9)
    },
    ViewNumber("RadialGradient(stops:center:startRadius:endRadius:) endRadius") {
      RadialGradient(stops: stops, center: .center, startRadius: 0, endRadius: $0)
    },
    ViewNumber("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) center") {
      fill(.radialGradient(gradient, center: point($0), startRadius: 0, endRadius: 9))
    },
    ViewNumber("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) startRadius") {
      fill(.radialGradient(gradient, center: .center, startRadius: $0, endRadius: 9))
    },
    ViewNumber("ShapeStyle.radialGradient(_:center:startRadius:endRadius:) endRadius") {
      fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: $0))
    },
    ViewNumber("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) center") {
      fill(.radialGradient(stops: stops, center: point($0), startRadius: 0, endRadius: 1))
    },
    ViewNumber("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) startRadius") {
      fill(.radialGradient(stops: stops, center: .center, startRadius: $0, endRadius: 1))
    },
    ViewNumber("ShapeStyle.radialGradient(stops:center:startRadius:endRadius:) endRadius") {
      fill(.radialGradient(stops: stops, center: .center, startRadius: 0, endRadius: $0))
    },
    ViewNumber("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) center") {
      fill(.radialGradient(colors: colours, center: point($0), startRadius: 0, endRadius: 9))
    },
    ViewNumber("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) startRadius") {
      fill(.radialGradient(colors: colours, center: .center, startRadius: $0, endRadius: 9))
    },
    ViewNumber("ShapeStyle.radialGradient(colors:center:startRadius:endRadius:) endRadius") {
      fill(.radialGradient(colors: colours, center: .center, startRadius: 0, endRadius: $0))
    },
  ]
}
