/// Finds where lines may break, given one character after the other, as Unicode's annex 14 says.
///
/// ```swift
/// var breaker = LineBreaker()
/// let decisions = scalars.map { breaker.next(LineBreakClass($0)) }
/// ```
///
/// Numbers such as “$ (12.5) %” are kept together by the annex's regular expression (its eighth
/// section). Numbers of rules in comments are the annex's, of Unicode 15.0.
package struct LineBreaker {
  /// The class of the last character that is neither a space nor a mark; `nil` at the start.
  private var last: LineBreakClass?
  /// Whether spaces follow that character.
  private var hasSpaces = false
  private var followsJoiner = false
  /// Whether an odd number of regional indicators came last.
  private var isOddRegional = false
  /// Whether the last character is a hyphen after a Hebrew letter.
  private var followsHebrewHyphen = false
  private var number = Number.none
  /// Whether it is still open if a line may break before the last character, a bracket behind a
  /// sign such as `$`: not if a digit follows.
  package private(set) var isUndecided = false

  package init() {}

  /// How much of a number the last characters are.
  private enum Number {
    case none, digits, closed
  }

  /// Whether a line may break before the next character.
  package enum Decision {
    case no, yes
    /// Not if a digit comes next after it, yes otherwise.
    case unlessDigitFollows
  }

  /// Adds a character.
  ///
  /// - Returns: whether a line may break in front of it. It always ends after newlines.
  @inline(__always)
  package mutating func next(_ class: LineBreakClass) -> Decision {
    // Shortcut: most pairs are of letters, or of a letter and a space.
    if last == .letter, `class` == .letter || `class` == .space {
      let decision = hasSpaces && `class` == .letter ? Decision.yes : .no
      (hasSpaces, followsJoiner, isUndecided) = (`class` == .space, false, false)
      return decision
    }
    return decide(`class`)
  }

  private mutating func decide(_ original: LineBreakClass) -> Decision {
    var current = original
    let wasUndecided = isUndecided
    isUndecided = false
    guard let last else {
      if current == .mark || current == .zeroWidthJoiner { current = .letter }  // LB10
      start(with: current, original)
      return .no  // LB2
    }
    if last.endsLine, !hasSpaces {  // LB4, LB5
      let isPair = last == .carriageReturn && current == .lineFeed
      if current == .mark || current == .zeroWidthJoiner { current = .letter }
      start(with: current, original)
      return isPair ? .no : .yes
    }
    if current == .mark || current == .zeroWidthJoiner {
      guard hasSpaces || last.leavesMarksAlone else {  // LB9
        (followsJoiner, isUndecided) = (current == .zeroWidthJoiner, wasUndecided)
        return .no
      }
      current = .letter  // LB10
    }
    if current == .space {  // LB7
      (hasSpaces, followsJoiner) = (true, false)
      return .no
    }
    let decision = decision(between: last, and: current)
    let wasHebrew = last == .hebrew && !hasSpaces
    followsHebrewHyphen = wasHebrew && (current == .hyphen || current == .breakAfter)
    isOddRegional = current == .regional && (hasSpaces || last != .regional || !isOddRegional)
    continueNumber(with: current)
    (self.last, hasSpaces, followsJoiner) = (current, false, original == .zeroWidthJoiner)
    isUndecided = decision == .unlessDigitFollows
    return decision
  }

  private mutating func start(with class: LineBreakClass, _ original: LineBreakClass) {
    self = LineBreaker()
    last = `class`
    if `class` == .space { (last, hasSpaces) = (.mandatory, true) }
    followsJoiner = original == .zeroWidthJoiner
    isOddRegional = `class` == .regional
    if `class` == .digit { number = .digits }
  }

  private mutating func continueNumber(with class: LineBreakClass) {
    switch (`class`, hasSpaces ? .none : number) {
    case (.digit, _): number = .digits
    case (.symbol, .digits), (.infix, .digits): break
    case (.close, .digits), (.closeParenthesis, .digits): number = .closed
    default: number = .none
    }
  }
}

// MARK: - The rules

extension LineBreaker {
  private func decision(between last: LineBreakClass, and next: LineBreakClass) -> Decision {
    if next.endsLine || next == .zeroWidthSpace { return .no }  // LB6, LB7
    if last == .zeroWidthSpace { return .yes }  // LB8
    if followsJoiner, !hasSpaces { return .no }  // LB8a
    if next == .joiner || (last == .joiner && !hasSpaces) { return .no }  // LB11
    if last == .glue, !hasSpaces { return .no }  // LB12
    if next == .glue, !hasSpaces, last != .breakAfter, last != .hyphen { return .no }  // LB12a
    if next.isClose || next == .exclamation || next == .infix || next == .symbol {
      return .no  // LB13
    }
    if last.isOpen { return .no }  // LB14
    if last == .quotation, next.isOpen { return .no }  // LB15
    if last.isClose, next == .nonStarter { return .no }  // LB16
    if last == .breakBoth, next == .breakBoth { return .no }  // LB17
    if hasSpaces { return .yes }  // LB18
    if last == .quotation || next == .quotation { return .no }  // LB19
    if last == .contingent || next == .contingent { return .yes }  // LB20
    switch next {
    case .breakAfter, .hyphen, .nonStarter, .inseparable: return .no  // LB21, LB22
    default: break
    }
    if last == .breakBefore || followsHebrewHyphen { return .no }  // LB21, LB21a
    if last == .symbol, next == .hebrew { return .no }  // LB21b
    return keepsTogether(last, next)
  }

  /// The rules for letters, numbers, syllables and emoji side by side.
  private func keepsTogether(_ last: LineBreakClass, _ next: LineBreakClass) -> Decision {
    switch (last, next) {
    case (.letter, .digit), (.hebrew, .digit), (.digit, .letter), (.digit, .hebrew): return .no
    case (.prefix, _) where next.isIdeographic: return .no  // LB23a
    case (_, .postfix) where last.isIdeographic: return .no
    case (.prefix, _) where next.isLetter, (.postfix, _) where next.isLetter: return .no  // LB24
    case (_, .prefix) where last.isLetter, (_, .postfix) where last.isLetter: return .no
    // LB25
    case (.prefix, .digit), (.postfix, .digit), (.hyphen, .digit), (.digit, .digit): return .no
    case (.prefix, .open), (.postfix, .open): return .unlessDigitFollows
    case (.symbol, .digit), (.infix, .digit): if number == .digits { return .no }
    case (_, .prefix), (_, .postfix): if number != .none { return .no }
    default: break
    }
    switch (last, next) {
    case (.jamoL, .jamoL), (.jamoL, .jamoV), (.jamoL, .syllableLV), (.jamoL, .syllableLVT):
      return .no  // LB26
    case (.jamoV, .jamoV), (.jamoV, .jamoT), (.syllableLV, .jamoV), (.syllableLV, .jamoT):
      return .no
    case (.jamoT, .jamoT), (.syllableLVT, .jamoT): return .no
    case (_, .postfix) where last.isHangul, (.prefix, _) where next.isHangul: return .no  // LB27
    case (_, _) where last.isLetter && next.isLetter: return .no  // LB28
    case (.infix, _) where next.isLetter: return .no  // LB29
    case (_, .open) where last.isLetter || last == .digit: return .no  // LB30
    case (.closeParenthesis, _) where next.isLetter || next == .digit: return .no
    case (.regional, .regional): return isOddRegional ? .no : .yes  // LB30a
    case (.emojiBase, .emojiModifier), (.futureEmoji, .emojiModifier): return .no  // LB30b
    default: return .yes  // LB31
    }
  }
}
