/// A type-erased layout, with its cache once it is in use for some subviews.
///
/// A started box has one owner. Descriptions hold unstarted boxes; each tree that lays one out
/// starts a copy.
final class LayoutBox {
  let layout: any Layout
  /// The location of the layout's cache, whose type belongs to the layout.
  private var place = CachePlace.nowhere
  /// Memory for small caches, which most are: allocating it would cost a small layout more than its
  /// answers.
  @exclusivity(unchecked) private var room: CacheRoom = (.zero, .zero, .zero, .zero)
  /// Whether a call to the layout is in progress.
  var isBeingAsked = false

  init(_ layout: some Layout) { self.layout = layout }

  private init(erased layout: any Layout) { self.layout = layout }

  deinit { forgetCache() }

  /// Returns an unstarted box with the same layout.
  func copy() -> LayoutBox { LayoutBox(erased: layout) }

  /// The name of the layout's type.
  var name: String { String(describing: type(of: layout)) }

  /// The layout's type, which identifies the built-in layouts.
  var layoutType: ObjectIdentifier { ObjectIdentifier(type(of: layout)) }

  /// The layout's properties.
  var properties: LayoutProperties { type(of: layout).layoutProperties }
}

// MARK: - Caches

/// Memory for a cache of a few numbers or arrays.
private typealias CacheRoom = (SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>, SIMD2<UInt64>)

/// The location of a layout's cache.
private enum CachePlace {
  /// No cache: the layout is not in use.
  case nowhere
  /// In the box itself.
  case inside
  /// In separately allocated memory.
  case outside(UnsafeMutableRawPointer)

  var isNowhere: Bool { if case .nowhere = self { true } else { false } }
}

extension LayoutBox {
  /// Starts using the layout for some subviews, with a new cache.
  func start(subviews: LayoutSubviews) {
    func make<L: Layout>(_ layout: L) {
      keep(layout.makeCache(subviews: subviews), of: layout)
    }
    make(layout)
  }

  /// Lets the layout update its cache, because the layout or its subviews have changed.
  func update(subviews: LayoutSubviews) {
    func update<L: Layout>(_ layout: L) {
      withCache(of: layout) { layout.updateCache(&$0, subviews: subviews) }
    }
    update(layout)
  }

  /// Returns a box with the same layout and a copy of its cache.
  func copyWithCache() -> LayoutBox {
    let box = copy()
    func copyCache<L: Layout>(of layout: L) {
      guard !place.isNowhere else { return }
      box.keep(withCache(of: layout) { $0 }, of: layout)
    }
    copyCache(of: layout)
    return box
  }

  /// Returns a started box with this layout. It takes over another box's cache if the layouts have
  /// the same type.
  func continuing(_ other: LayoutBox, subviews: LayoutSubviews) -> LayoutBox {
    func box<L: Layout>(with layout: L) -> LayoutBox {
      let box = LayoutBox(erased: layout)
      if let old = other.layout as? L, !other.place.isNowhere {
        box.keep(other.withCache(of: old) { $0 }, of: layout)
        box.update(subviews: subviews)
      } else {
        box.start(subviews: subviews)
      }
      return box
    }
    return box(with: layout)
  }

  /// Calls a closure with the cache of the layout, which must be in use.
  ///
  /// A method of the layout has exclusive access to it: the tree makes no second call to a box
  /// during the first, and the box inside an `AnyLayout`'s cache is reached only through that
  /// cache.
  @inline(__always) func withCache<L: Layout, Answer>(
    of layout: L, _ body: (inout L.Cache) -> Answer
  ) -> Answer {
    if case .outside(let memory) = place {
      return body(&memory.assumingMemoryBound(to: L.Cache.self).pointee)
    }
    return withUnsafeMutablePointer(to: &room) { room in
      body(&UnsafeMutableRawPointer(room).assumingMemoryBound(to: L.Cache.self).pointee)
    }
  }

  /// Stores a cache in place of the present one.
  private func keep<L: Layout>(_ cache: L.Cache, of layout: L) {
    forgetCache()
    let kind = MemoryLayout<L.Cache>.self
    if kind.size <= MemoryLayout<CacheRoom>.size,
      kind.alignment <= MemoryLayout<CacheRoom>.alignment
    {
      withUnsafeMutablePointer(to: &room) { room in
        UnsafeMutableRawPointer(room).bindMemory(to: L.Cache.self, capacity: 1).initialize(
          to: cache)
      }
      place = .inside
    } else {
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: kind.stride, alignment: kind.alignment)
      memory.bindMemory(to: L.Cache.self, capacity: 1).initialize(to: cache)
      place = .outside(memory)
    }
  }

  private func forgetCache() {
    guard !place.isNowhere else { return }
    func forget<L: Layout>(_ layout: L) {
      withCache(of: layout) { _ = withUnsafeMutablePointer(to: &$0) { $0.deinitialize(count: 1) } }
    }
    forget(layout)
    if case .outside(let memory) = place { memory.deallocate() }
    place = .nowhere
  }
}

// MARK: - Layout

extension LayoutBox {
  func spacing(subviews: LayoutSubviews) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      withCache(of: layout) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    return ask(layout)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      withCache(of: layout) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    func place<L: Layout>(_ layout: L) {
      withCache(of: layout) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place(layout)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      withCache(of: layout) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    return ask(layout)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    func ask<L: Layout>(_ layout: L) -> CGFloat? {
      withCache(of: layout) {
        layout.explicitAlignment(
          of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
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
