/// Shortcut: the sizes that proxies know without asking. These are the sizes of subviews to which
/// no proposal makes a difference, and of flexible leaves, which take what they are proposed.
///
/// Exact because these are the answers that they would give.
///
/// This is apart from the questions, and inlinable, because a client's loops ask for nothing else
/// as often, and a call costs more than such an answer.
@usableFromInline package class InlineSizes {
  // Nothing but `forgetSizes` writes here, so it is read without checks for exclusive access.
  @usableFromInline @exclusivity(unchecked) final var memory: SizeMemory?
  /// The lowest address of a part of the layout's call stack, around the frame that made the pass.
  @usableFromInline final let stackStart: UInt

  /// - Parameters:
  ///   - memory: where the sizes are; `nil` if every question is to be asked.
  ///   - stackAddress: an address in the present call's stack frame.
  init(in memory: SizeMemory?, stackAddress: UInt) {
    self.memory = memory
    self.stackStart = stackAddress &- Self.stackReach
  }

  /// Stops the program if the layout is on another thread than the caller.
  @usableFromInline func checkThread() {}

  /// Stops the program if proxies are asked on another thread than the layout's, which they may
  /// be sent to. Most calls are near that of the layout in memory, and need no system call.
  @inlinable @inline(__always) final func checkCaller() {
    var marker: UInt8 = 0
    // Only the address counts, so the call stack needs no protection against what is written there.
    let here = _withUnprotectedUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) }
    if here &- stackStart > 2 &* Self.stackReach { checkThread() }
  }

  /// How far from each other two addresses are that cannot belong to the stacks of two threads,
  /// unless one of them is about to overflow.
  @inlinable @inline(__always) static var stackReach: UInt { 64 * 1024 }

  /// Forgets the sizes, whose memory may be gone.
  final func forgetSizes() { memory = nil }

  /// Returns a node's size for a proposal, if it is at hand.
  @inlinable @inline(__always) final func size(
    of node: Int32, for proposal: ProposedViewSize
  ) -> Size? {
    checkCaller()
    guard let memory else { return nil }
    let offset = Int(node) &* memory.stride
    let flags = memory.flags.load(fromByteOffset: offset, as: UInt32.self)
    if flags & memory.manySizes == 0 {
      return memory.sizes.load(fromByteOffset: offset, as: Size.self)
    }
    guard flags & memory.moreThanProposal == 0,
      memory.kinds.load(fromByteOffset: offset, as: UInt8.self) == memory.flexibleKind
    else { return nil }
    let proposal = Proposal(proposal)
    return Size(
      proposal.width.isNaN ? memory.idealLength : proposal.width,
      proposal.height.isNaN ? memory.idealLength : proposal.height)
  }
}

/// Where an engine keeps the sizes of nodes, and what tells whether they are at hand.
@usableFromInline package struct SizeMemory: BitwiseCopyable {
  /// The first node's kind.
  @usableFromInline let kinds: UnsafeRawPointer
  /// The first node's flags.
  @usableFromInline let flags: UnsafeRawPointer
  /// The first node's size.
  @usableFromInline let sizes: UnsafeRawPointer
  /// The distance of a node's kind, flags and size from the next one's.
  @usableFromInline let stride: Int
  /// The flags of nodes with more than one size, or none yet.
  @usableFromInline let manySizes: UInt32
  /// The flags of nodes whose size depends on more than the proposal.
  @usableFromInline let moreThanProposal: UInt32
  /// The kind of leaves that take what they are proposed.
  @usableFromInline let flexibleKind: UInt8
  /// How long these are without a proposal.
  @usableFromInline let idealLength: Double
}
