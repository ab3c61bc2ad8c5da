// Settings for text input. They do not change layout.

#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit
#endif

extension View {
  /// Accepts a setting for keyboards, and leaves the view unchanged.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Accepts a setting for text input, and leaves the view unchanged.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Accepts a setting for text input, and leaves the view unchanged.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepts a setting for text input, and leaves the view unchanged.
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }

  /// Accepts a setting for text input, and leaves the view unchanged.
  public func textInputCompletion(_ completion: String) -> some View { self }

  /// Accepts a setting for finding text, and leaves the view unchanged.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Accepts a setting for finding text, and leaves the view unchanged.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepts a setting for finding text, and leaves the view unchanged.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

#if !(os(iOS) || os(tvOS) || os(visionOS))
  // The types that these modifiers have on systems with a screen to write on.

  /// Which keys a keyboard on a screen has.
  public enum UIKeyboardType: Int, Sendable {
    /// The usual ones.
    case `default` = 0
    /// ASCII characters.
    case asciiCapable = 1
    /// Digits and punctuation.
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of addresses.
    case URL = 3
    /// Digits.
    case numberPad = 4
    /// Those of a telephone.
    case phonePad = 5
    /// Those of a name or a telephone.
    case namePhonePad = 6
    /// Those of mail addresses.
    case emailAddress = 7
    /// Digits and a point.
    case decimalPad = 8
    /// With `@` and `#`.
    case twitter = 9
    /// Those of addresses and words to search for.
    case webSearch = 10
    /// ASCII digits.
    case asciiCapableNumberPad = 11
  }

  /// Which letters become capitals while people write.
  public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of each word.
    case words = 1
    /// The first of each sentence.
    case sentences = 2
    /// All.
    case allCharacters = 3
  }
#endif
