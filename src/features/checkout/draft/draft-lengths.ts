/** The longest text of each field, in characters: as long as its box takes, and what the server keeps. */
export const draftLengths = {
  customer: { email: 254, phone: 40, emergencyContact: 60, frequentFlyerNumber: 30 },
  passenger: { firstName: 60, middleName: 60, lastName: 60, passportNumber: 30, frequentFlyerNumber: 30 },
  billing: {
    cardHolderName: 80,
    addressLine1: 120,
    addressLine2: 120,
    addressLine3: 120,
    city: 120,
    region: 120,
    postcode: 20,
    country: 2,
  },
} as const
