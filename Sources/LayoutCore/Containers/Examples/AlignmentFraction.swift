// What the layouts in this folder need to know of alignments, read with the public API alone.

extension HorizontalAlignment {
  /// Which part of the free width lies before a view: none for alignments other than the centre and the
  /// trailing edge.
  var fraction: CGFloat { self == .center ? 0.5 : self == .trailing ? 1 : 0 }
}

extension VerticalAlignment {
  /// Which part of the free height lies above a view: none for alignments other than the centre and the
  /// bottom edge.
  var fraction: CGFloat { self == .center ? 0.5 : self == .bottom ? 1 : 0 }
}
