import * as v from 'valibot'

const text = (longest: number) => v.exactOptional(v.pipe(v.string(), v.maxLength(longest)))

const money = v.strictObject({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})

const bagCounts = v.exactOptional(
  v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9))),
)

const passenger = v.strictObject({
  firstName: text(60),
  middleName: text(60),
  lastName: text(60),
  gender: v.exactOptional(v.picklist(['', 'male', 'female'])),
  dateOfBirth: text(10),
  nationality: text(2),
  passportNumber: text(30),
  passportIssuingCountry: text(2),
  passportIssuanceDate: text(10),
  passportExpiryDate: text(10),
  frequentFlyerNumber: text(30),
  mealPreference: text(4),
  specialAssistance: text(4),
})

const patch = v.strictObject({
  baggage: v.exactOptional(v.strictObject({ onward: bagCounts, return: bagCounts })),
  customer: v.exactOptional(
    v.strictObject({
      email: text(254),
      phone: text(40),
      emergencyContact: text(60),
      frequentFlyerNumber: text(30),
      newsletterSubscribe: v.exactOptional(v.boolean()),
    }),
  ),
  passengers: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), passenger)),
  billing: v.exactOptional(
    v.strictObject({
      cardHolderName: text(80),
      isCardHolderTraveling: v.exactOptional(v.boolean()),
      addressLine1: text(120),
      addressLine2: text(120),
      addressLine3: text(120),
      city: text(120),
      region: text(120),
      postcode: text(20),
      country: text(2),
    }),
  ),
})

const attribution = text(200)

/** the language of the page, and whether its address names it: calls have no such address of their own */
const page = v.exactOptional(v.strictObject({ locale: v.picklist(['es', 'en']), prefixed: v.boolean() }))

/** What the calls of a booking may carry. Whatever else is sent, a card above all, is refused unread. */
export const bookingInputs = {
  start: v.strictObject({
    offerId: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    shown: money,
    again: v.exactOptional(v.boolean()),
    page,
    infoData: v.exactOptional(
      v.strictObject({
        source: attribution,
        medium: attribution,
        affiliateId: attribution,
        referrer: attribution,
        metaName: attribution,
      }),
    ),
  }),
  save: v.strictObject({ patch, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  flush: v.strictObject({ patch }),
  pay: v.variant('method', [
    v.strictObject({
      method: v.literal('card'),
      agreed: money,
      page,
      cardEnvelope: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/), v.maxLength(4096)),
    }),
    v.strictObject({ method: v.literal('hosted'), agreed: money, page }),
  ]),
}

export type StartInput = v.InferOutput<typeof bookingInputs.start>
export type SaveInput = v.InferOutput<typeof bookingInputs.save>
export type FlushInput = v.InferOutput<typeof bookingInputs.flush>
export type PayInput = v.InferOutput<typeof bookingInputs.pay>
