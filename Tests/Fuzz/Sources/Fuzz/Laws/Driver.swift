import LayoutCore

/// Mutates bytes, keeps those that do something new, and tries the laws on what they make.
struct Driver {
  private let topic: Topic
  private var random: SeededGenerator
  private var corpus: [[UInt8]] = []
  private var known: Set<Int> = []
  private var counts = (runs: 0, nodes: 0, edits: 0, findings: 0)

  init(_ topic: Topic, seed: UInt64) { (self.topic, random) = (topic, SeededGenerator(seed: seed)) }

  /// Returns whether there was no finding.
  consuming func run(seconds: Int) -> Bool {
    Crash.tell()
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    var found: Set<String> = []
    while clock.now < end, found.count < 20 {
      let bytes = mutated()
      for (number, law) in Laws.all.enumerated() where law.topic == topic {
        (Crash.law, Crash.bytes) = (number, bytes)
        guard let problem = law.check(bytes) else { continue }
        counts.findings += 1
        // One case of a kind is enough: the same law and the same words.
        guard found.insert(law.name + problem.filter(\.isLetter).prefix(40)).inserted else {
          continue
        }
        var shrinking = Shrinking { law.check($0) != nil }
        _ = Self.report(number, shrinking.smallest(bytes))
      }
      counts.runs += 1
      learn(bytes)
    }
    print(
      "\(topic.rawValue): \(counts.runs) runs, \(counts.nodes) nodes, \(counts.edits) edits, "
        + "\(corpus.count) kept, \(counts.findings) findings")
    return counts.findings == 0
  }

  /// Prints a case and what is wrong with it. Returns whether nothing is.
  static func report(_ number: Int, _ bytes: [UInt8]) -> Bool {
    let problem = Laws.all[number % Laws.all.count].check(bytes)
    describe(number, bytes, problem ?? "holds")
    return problem == nil
  }

  static func describe(_ number: Int, _ bytes: [UInt8], _ outcome: String) {
    let law = Laws.all[number % Laws.all.count]
    print("== \(law.name): \(outcome)")
    print(law.text(bytes))
    print("replay \(number) \(bytes.text)\n")
  }

  /// Bytes of the corpus with some changes, or new ones.
  private mutating func mutated() -> [UInt8] {
    guard !corpus.isEmpty, random.number(below: 8) > 0 else {
      return (0..<random.number(below: 300) + 4).map { _ in random.byte() }
    }
    var bytes = corpus[random.number(below: corpus.count)]
    for _ in 0...random.number(below: 4) where !bytes.isEmpty {
      let index = random.number(below: bytes.count)
      switch random.number(below: 6) {
      case 0: bytes[index] = random.byte()
      case 1: bytes[index] &+= 1
      case 2: bytes.insert(random.byte(), at: index)
      case 3: bytes.remove(at: index)
      case 4:
        let other = corpus[random.number(below: corpus.count)]
        bytes.replaceSubrange(index..., with: other[min(index, other.count)...])
      default:
        bytes.insert(contentsOf: bytes[index..<min(index + 12, bytes.count)], at: index)
      }
    }
    return Array(bytes.prefix(1_000))
  }

  /// Keeps bytes that make something which was not made before.
  private mutating func learn(_ bytes: [UInt8]) {
    let traits: [Int]
    switch topic {
    case .trees: traits = self.traits(ofProgram: bytes)
    case .views: traits = self.traits(of: ShownScreen(bytes).layout)
    case .depths: traits = [Nesting(bytes).text.hashValue]
    case .marks: traits = [ManyMarks(bytes).text.hashValue]
    case .text: traits = Paragraph(bytes).traits
    case .fonts: traits = BrokenFont(bytes).traits
    case .files: traits = DamagedFile(bytes).traits
    }
    let count = known.count
    known.formUnion(traits)
    if known.count > count { corpus.append(bytes) }
  }

  /// Which kinds of nodes are in which others.
  private mutating func traits(ofProgram bytes: [UInt8]) -> [Int] {
    let program = Program(bytes)
    counts.edits += program.steps.reduce(0) { $0 + $1.edits.count }
    return traits(of: program.first.layout(program.root.node()))
  }

  private mutating func traits(of layout: ResolvedLayout) -> [Int] {
    counts.nodes += layout.nodes.count
    return layout.nodes.map { node in
      [kind(node), node.parent.map(kind), node.parent?.parent.map(kind)].hashValue
    }
  }

  private func kind(_ node: ResolvedLayout.Node) -> String {
    String(node.name.prefix { $0.isLetter }) + (node.proposal.width == nil ? "nil" : "")
  }
}

// MARK: - Chance

/// Random numbers that a seed repeats.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 32) }

  mutating func number(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
