// Numbers are their own interpolated data.
extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
