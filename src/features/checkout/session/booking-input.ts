import * as v from 'valibot'
import { infoDataSchema } from '#/server/visitor/info-data-schema.ts'
import type { AnyExtras } from '../draft/draft.ts'
import { draftLengths } from '../draft/draft-lengths.ts'

const text = (longest: number) => v.exactOptional(v.pipe(v.string(), v.maxLength(longest)))

const money = v.strictObject({
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})

const passenger = v.strictObject({
  firstName: text(draftLengths.passenger.firstName),
  middleName: text(draftLengths.passenger.middleName),
  lastName: text(draftLengths.passenger.lastName),
  gender: v.exactOptional(v.picklist(['', 'male', 'female'])),
  dateOfBirth: text(10),
  nationality: text(2),
  passportNumber: text(draftLengths.passenger.passportNumber),
  passportIssuingCountry: text(2),
  passportIssuanceDate: text(10),
  passportExpiryDate: text(10),
  frequentFlyerNumber: text(draftLengths.passenger.frequentFlyerNumber),
  mealPreference: text(4),
  specialAssistance: text(4),
})

const patch = v.strictObject({
  /** a product's own: each has a schema for them */
  extras: v.exactOptional(v.custom<AnyExtras>((extras) => typeof extras === 'object' && extras !== null)),
  customer: v.exactOptional(
    v.strictObject({
      email: text(draftLengths.customer.email),
      phone: text(draftLengths.customer.phone),
      emergencyContact: text(draftLengths.customer.emergencyContact),
      frequentFlyerNumber: text(draftLengths.customer.frequentFlyerNumber),
      newsletterSubscribe: v.exactOptional(v.boolean()),
    }),
  ),
  passengers: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), passenger)),
  billing: v.exactOptional(
    v.strictObject({
      cardHolderName: text(draftLengths.billing.cardHolderName),
      isCardHolderTraveling: v.exactOptional(v.boolean()),
      addressLine1: text(draftLengths.billing.addressLine1),
      addressLine2: text(draftLengths.billing.addressLine2),
      addressLine3: text(draftLengths.billing.addressLine3),
      city: text(draftLengths.billing.city),
      region: text(draftLengths.billing.region),
      postcode: text(draftLengths.billing.postcode),
      country: text(draftLengths.billing.country),
    }),
  ),
})

/** the language of the page, and whether its address names it: calls have no such address of their own */
const page = v.exactOptional(v.strictObject({ locale: v.picklist(['es', 'en']), prefixed: v.boolean() }))

/** missing: nothing is known of where the visitor came from, or it may not be told */
const infoData = v.exactOptional(infoDataSchema)

/** what stood on the page that Pay was pressed on */
const paid = { agreed: money, offerId: text(500), page, infoData }

/** What the calls of a booking may carry. Whatever else is sent, a card above all, is refused unread. */
export const bookingInputs = {
  start: v.strictObject({
    kind: v.pipe(v.string(), v.maxLength(20)),
    offerId: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
    shown: money,
    again: v.exactOptional(v.boolean()),
    withExtras: v.exactOptional(v.boolean()),
    page,
    disId: text(200),
    infoData,
  }),
  save: v.strictObject({ patch, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  flush: v.strictObject({ patch }),
  /** missing of an earlier build */
  accept: v.optional(v.strictObject({ agreed: money })),
  pay: v.variant('method', [
    v.strictObject({
      method: v.literal('card'),
      ...paid,
      cardEnvelope: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/), v.maxLength(4096)),
    }),
    v.strictObject({ method: v.literal('hosted'), ...paid }),
    v.strictObject({ method: v.literal('hold'), ...paid }),
  ]),
}

export type StartInput = v.InferOutput<typeof bookingInputs.start>
export type SaveInput = v.InferOutput<typeof bookingInputs.save>
export type FlushInput = v.InferOutput<typeof bookingInputs.flush>
export type AcceptInput = v.InferOutput<typeof bookingInputs.accept>
export type PayInput = v.InferOutput<typeof bookingInputs.pay>
