#if !(os(iOS) || os(tvOS) || os(visionOS))
  /// Which keys a keyboard on a screen has.
  public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
      emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// Which letters become capitals while people write.
  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  /// What people write into a field.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.init(rawValue: rawValue) }

    public static let name = Self("name"), namePrefix = Self("namePrefix")
    public static let givenName = Self("given-name"), middleName = Self("middleName")
    public static let familyName = Self("family-name"), nameSuffix = Self("nameSuffix")
    public static let nickname = Self("nickname"), jobTitle = Self("jobTitle")
    public static let organizationName = Self("organizationName"), location = Self("location")
    public static let fullStreetAddress = Self("fullStreetAddress")
    public static let streetAddressLine1 = Self("streetAddressLine1")
    public static let streetAddressLine2 = Self("streetAddressLine2")
    public static let addressCity = Self("addressCity"), addressState = Self("addressState")
    public static let addressCityAndState = Self("addressCityAndState")
    public static let sublocality = Self("sublocality"), countryName = Self("countryName")
    public static let postalCode = Self("postalCode"), telephoneNumber = Self("tel")
    public static let emailAddress = Self("email"), creditCardNumber = Self("creditCardNumber")
    public static let username = Self("username"), password = Self("password")
    public static let newPassword = Self("newPassword"), oneTimeCode = Self("oneTimeCode")
    public static let shipmentTrackingNumber = Self("shipmentTrackingNumber")
    public static let flightNumber = Self("flightNumber"), dateTime = Self("dateTime")
    public static let birthdate = Self("birthdate"), birthdateDay = Self("birthdateDay")
    public static let birthdateMonth = Self("birthdateMonth"), birthdateYear = Self("birthdateYear")
    public static let creditCardSecurityCode = Self("creditCardSecurityCode")
    public static let creditCardName = Self("creditCardName")
    public static let creditCardGivenName = Self("creditCardGivenName")
    public static let creditCardMiddleName = Self("creditCardMiddleName")
    public static let creditCardFamilyName = Self("creditCardFamilyName")
    public static let creditCardExpiration = Self("creditCardExpiration")
    public static let creditCardExpirationMonth = Self("creditCardExpirationMonth")
    public static let creditCardExpirationYear = Self("creditCardExpirationYear")
    public static let creditCardType = Self("creditCardType")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self("url")
  }
#endif
