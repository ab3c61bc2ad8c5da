// What the layouts in this folder need to know of alignments, read with the public API alone.

extension HorizontalAlignment {
  /// The fraction of the free width that goes before a view; 0 unless aligned to the centre or the
  /// trailing edge.
  var fraction: CGFloat { self == .center ? 0.5 : self == .trailing ? 1 : 0 }
}

extension VerticalAlignment {
  /// The fraction of the free height that goes above a view; 0 unless aligned to the centre or the
  /// bottom edge.
  var fraction: CGFloat { self == .center ? 0.5 : self == .bottom ? 1 : 0 }
}
