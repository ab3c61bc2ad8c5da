#if !(os(iOS) || os(tvOS) || os(visionOS))
  /// What people write into a field.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates content from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  extension UITextContentType {
    /// A name.
    public static let name = Self(rawValue: "name")
    /// A form of address.
    public static let namePrefix = Self(rawValue: "namePrefix")
    /// A first name.
    public static let givenName = Self(rawValue: "given-name")
    /// A middle name.
    public static let middleName = Self(rawValue: "middleName")
    /// A family name.
    public static let familyName = Self(rawValue: "family-name")
    /// What follows a name.
    public static let nameSuffix = Self(rawValue: "nameSuffix")
    /// A nickname.
    public static let nickname = Self(rawValue: "nickname")
    /// A profession.
    public static let jobTitle = Self(rawValue: "jobTitle")
    /// An organisation.
    public static let organizationName = Self(rawValue: "organizationName")
    /// A place.
    public static let location = Self(rawValue: "location")
    /// A street with its number.
    public static let fullStreetAddress = Self(rawValue: "fullStreetAddress")
    /// The first line of an address.
    public static let streetAddressLine1 = Self(rawValue: "streetAddressLine1")
    /// The second line of an address.
    public static let streetAddressLine2 = Self(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = Self(rawValue: "addressCity")
    /// A state.
    public static let addressState = Self(rawValue: "addressState")
    /// A city with its state.
    public static let addressCityAndState = Self(rawValue: "addressCityAndState")
    /// A part of a city.
    public static let sublocality = Self(rawValue: "sublocality")
    /// A country.
    public static let countryName = Self(rawValue: "countryName")
    /// A postal code.
    public static let postalCode = Self(rawValue: "postalCode")
    /// A telephone number.
    public static let telephoneNumber = Self(rawValue: "tel")
    /// A mail address.
    public static let emailAddress = Self(rawValue: "email")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = Self(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = Self(rawValue: "creditCardNumber")
    /// The name of an account.
    public static let username = Self(rawValue: "username")
    /// A password.
    public static let password = Self(rawValue: "password")
    /// A new password.
    public static let newPassword = Self(rawValue: "newPassword")
    /// A code for one time.
    public static let oneTimeCode = Self(rawValue: "oneTimeCode")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = Self(rawValue: "shipmentTrackingNumber")
    /// The number of a flight.
    public static let flightNumber = Self(rawValue: "flightNumber")
    /// A moment.
    public static let dateTime = Self(rawValue: "dateTime")
    /// A date of birth.
    public static let birthdate = Self(rawValue: "birthdate")
    /// The day of a date of birth.
    public static let birthdateDay = Self(rawValue: "birthdateDay")
    /// The month of a date of birth.
    public static let birthdateMonth = Self(rawValue: "birthdateMonth")
    /// The year of a date of birth.
    public static let birthdateYear = Self(rawValue: "birthdateYear")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = Self(rawValue: "creditCardSecurityCode")
    /// The name on a credit card.
    public static let creditCardName = Self(rawValue: "creditCardName")
    /// The first name on a credit card.
    public static let creditCardGivenName = Self(rawValue: "creditCardGivenName")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = Self(rawValue: "creditCardMiddleName")
    /// The family name on a credit card.
    public static let creditCardFamilyName = Self(rawValue: "creditCardFamilyName")
    /// When a credit card expires.
    public static let creditCardExpiration = Self(rawValue: "creditCardExpiration")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = Self(rawValue: "creditCardExpirationMonth")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = Self(rawValue: "creditCardExpirationYear")
    /// The kind of a credit card.
    public static let creditCardType = Self(rawValue: "creditCardType")
  }
#endif
