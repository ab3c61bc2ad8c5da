/// A layout of any type, and its cache once it is in use for some subviews.
///
/// A box in use belongs to whoever started it. What a description holds is only a layout, of which
/// everybody who lays it out makes a box of their own.
final class LayoutBox {
  let layout: any Layout
  /// The layout's cache, whose type goes with the layout's; none before the first use.
  private var cache: UnsafeMutableRawPointer?
  /// Whether a tree is asking the layout something.
  var isBeingAsked = false

  init(_ layout: some Layout) { self.layout = layout }

  private init(erased layout: any Layout) { self.layout = layout }

  deinit { forgetCache() }

  /// A box with the same layout that is not in use.
  func copy() -> LayoutBox { LayoutBox(erased: layout) }

  /// The name of the layout's type.
  var name: String { String(describing: type(of: layout)) }

  /// The layout's type, by which the built-in layouts are known.
  var layoutType: ObjectIdentifier { ObjectIdentifier(type(of: layout)) }

  /// What the layout says of itself.
  var properties: LayoutProperties { type(of: layout).layoutProperties }
}

// MARK: - Caches

extension LayoutBox {
  /// Starts using the layout for some subviews, with a cache of its own.
  func start(subviews: LayoutSubviews) {
    func make<L: Layout>(_ layout: L) {
      let cache = layout.makeCache(subviews: subviews)
      roomForCache(of: layout).initialize(to: cache)
    }
    make(layout)
  }

  /// Lets the layout update its cache, because the layout or its subviews are not what they were.
  func update(subviews: LayoutSubviews) {
    func update<L: Layout>(_ layout: L) {
      layout.updateCache(&self[cacheOf: layout], subviews: subviews)
    }
    update(layout)
  }

  /// A box with the same layout and a copy of its cache.
  func copyWithCache() -> LayoutBox {
    let box = copy()
    func copyCache<L: Layout>(of layout: L) {
      guard cache != nil else { return }
      box.roomForCache(of: layout).initialize(to: self[cacheOf: layout])
    }
    copyCache(of: layout)
    return box
  }

  /// A box in use with this layout and another one's cache, if that is of the same type.
  func continuing(_ other: LayoutBox, subviews: LayoutSubviews) -> LayoutBox {
    func box<L: Layout>(with layout: L) -> LayoutBox {
      let box = LayoutBox(erased: layout)
      if let old = other.layout as? L, other.cache != nil {
        box.roomForCache(of: layout).initialize(to: other[cacheOf: old])
        box.update(subviews: subviews)
      } else {
        box.start(subviews: subviews)
      }
      return box
    }
    return box(with: layout)
  }

  /// The cache of the layout, which is in use.
  ///
  /// Nobody else reaches the cache while a method has it: the tree asks a box nothing while that is being
  /// asked, and an `AnyLayout`'s cache is the only one that has its box.
  @inline(__always) private subscript<L: Layout>(cacheOf layout: L) -> L.Cache {
    _read { yield cache!.assumingMemoryBound(to: L.Cache.self).pointee }
    _modify { yield &cache!.assumingMemoryBound(to: L.Cache.self).pointee }
  }

  /// Room for another cache instead of the present one.
  private func roomForCache<L: Layout>(of layout: L) -> UnsafeMutablePointer<L.Cache> {
    forgetCache()
    let room = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<L.Cache>.stride, alignment: MemoryLayout<L.Cache>.alignment)
    cache = room
    return room.bindMemory(to: L.Cache.self, capacity: 1)
  }

  private func forgetCache() {
    guard let cache else { return }
    func forget<L: Layout>(_ layout: L) {
      cache.assumingMemoryBound(to: L.Cache.self).deinitialize(count: 1)
    }
    forget(layout)
    cache.deallocate()
    self.cache = nil
  }
}

// MARK: - Layout

extension LayoutBox {
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      layout.spacing(subviews: subviews, cache: &self[cacheOf: layout])
    }
    return ask(layout)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &self[cacheOf: layout])
    }
    return ask(layout)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    func place<L: Layout>(_ layout: L) {
      layout.placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &self[cacheOf: layout])
    }
    place(layout)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews,
        cache: &self[cacheOf: layout])
    }
    return ask(layout)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews,
        cache: &self[cacheOf: layout])
    }
    return ask(layout)
  }

  func explicitAlignment(
    of guide: GuideKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> CGFloat? {
    guide.axis == .horizontal
      ? explicitAlignment(
        of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews)
      : explicitAlignment(
        of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews)
  }
}
