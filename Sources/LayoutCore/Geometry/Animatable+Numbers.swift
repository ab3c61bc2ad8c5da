// Numbers are interpolated themselves.
extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
