import { Schema } from 'effect'
import { maximumTravellers } from '#domain/traveller/travellers.ts'
import { CurrencyCode, Language, MinorAmount } from './fields.ts'
import { InfoData } from './products/flights/flights.ts'
import { ProductKind } from './products/products.ts'
import { BillingInformation, CustomerDetails, Passenger, TravelersBags } from './travellers.ts'

/** 128 random bits or more, issued by the site and kept from everyone else (rule visitor-2). */
export const AgentId = Schema.String.check(Schema.isMinLength(16), Schema.isMaxLength(128))

const Url = Schema.String.check(
  Schema.isPattern(/^https?:\/\/[^\s]+$/, { message: 'must be an absolute http address' }),
  Schema.isMaxLength(500),
)
export const Id = Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200))

/** The offer being bought. Only its id is believed; `price` is the total the traveller agreed to. */
const ChosenOffer = Schema.Struct({ id: Id, price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })) })

const agentId = AgentId
const infoData = Schema.optionalKey(InfoData)
/** the id that `set/flight-order` answered */
const flightOfferId = Id
const Passengers = Schema.Array(Passenger).check(Schema.isMinLength(1), Schema.isMaxLength(maximumTravellers))

/** `returnUrl` is where hosted pages and bank checks send the traveller back to; its origin must be one the backend allows. */
export const StartSession = Schema.Struct({
  agentId,
  language: Language,
  returnUrl: Schema.optionalKey(Url),
  infoData,
})
export type StartSession = typeof StartSession.Type

export const SetFlightOrder = Schema.Struct({
  agentId,
  flightOffer: ChosenOffer,
  flightOfferId: Schema.optionalKey(flightOfferId),
  disId: Schema.optionalKey(Schema.String),
  infoData,
})
export type SetFlightOrder = typeof SetFlightOrder.Type

/** Bags of one direction. `totalAmount` in minor units is checked against the backend's own price, never charged as sent. */
const JourneyBags = Schema.Struct({
  quantity: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 18 })),
  totalAmount: Schema.Int,
  segmentIds: Schema.Array(Schema.String),
  journeyType: Schema.Literals(['onward', 'return']),
  /** whose bags they are, together `quantity`; without it they are given out one by one, in the travellers' order */
  travelers: Schema.optionalKey(TravelersBags),
  additionalServicesId: Schema.optionalKey(Schema.String),
})

export const AddServices = Schema.Struct({
  agentId,
  flightOffer: ChosenOffer,
  flightOfferId,
  additionalServices: Schema.Struct({
    baggage: Schema.Struct({ onward: Schema.optionalKey(JourneyBags), return: Schema.optionalKey(JourneyBags) }),
  }),
  infoData,
})
export type AddServices = typeof AddServices.Type

/** The caller's own name for a part of its order. */
const PartId = Schema.String.check(
  Schema.isPattern(/^\w{1,20}$/, { message: 'must be letters and digits, at most 20' }),
)

/** Whatever is bought, as a part of the order: a further one, or what the part of this name is from now on. */
export const SetPart = Schema.Struct({
  agentId,
  partId: PartId,
  kind: ProductKind,
  offer: ChosenOffer,
  /** of the kind's own make; missing: what was added before stays, where the offer does */
  extras: Schema.optionalKey(Schema.Json),
  infoData,
})
export type SetPart = typeof SetPart.Type

/**
 * `price` is what the traveller agrees to pay in all for what stays: asked for where a part leaves a package, whose one price ends
 * with it.
 */
export const RemovePart = Schema.Struct({
  agentId,
  partId: PartId,
  price: Schema.optionalKey(Schema.Struct({ intTotal: MinorAmount })),
})
export type RemovePart = typeof RemovePart.Type

/** What the traveller wants where a part is refused and giving back the others costs something. */
export const DecideParts = Schema.Struct({ agentId, choice: Schema.Literals(['keep', 'release']) })
export type DecideParts = typeof DecideParts.Type

export const SetCustomer = Schema.Struct({ customerDetails: CustomerDetails })
export type SetCustomer = typeof SetCustomer.Type

/** What is bought is named by its flight, or, whatever it is, by the offers of all parts. */
const travellers = {
  agentId,
  customerDetails: CustomerDetails,
  flightOffer: Schema.optionalKey(ChosenOffer),
  flightOfferId: Schema.optionalKey(flightOfferId),
  offers: Schema.optionalKey(Schema.Array(Id).check(Schema.isMinLength(1), Schema.isMaxLength(9))),
  passengers: Passengers,
}

export const CreatePassenger = Schema.Struct({ ...travellers, infoData })
export type CreatePassenger = typeof CreatePassenger.Type

export const CreateBilling = Schema.Struct({ ...travellers, billingInformation: BillingInformation, infoData })
export type CreateBilling = typeof CreateBilling.Type

const digits = (pattern: RegExp, message: string) => Schema.String.check(Schema.isPattern(pattern, { message }))

/**
 * A JWE for a key of `/payments/jwks.json`: what the site is meant to send. Its text is JSON of the four card fields and of what
 * the card is for: `session` (hex SHA-256 of `card ` and the session's id), `amount` and `currency` as below, `at` (the clock of
 * the keys' statement; 15 minutes at most) and `id` (16 to 64 characters, used for one payment).
 */
const EnvelopedCard = Schema.Struct({
  cardEnvelope: digits(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/, 'must be a compact JWE').check(
    Schema.isMaxLength(4096),
  ),
  amount: Schema.Int,
  currency: CurrencyCode,
})

/** The four fields in clear: refused unless the operator has switched them on (rule pay-1). */
const PlainCard = Schema.Struct({
  cardNumber: digits(/^[\d -]{12,25}$/, 'must be a card number'),
  cardExpiry: digits(/^\d{1,2} ?\/ ?(\d{2}|\d{4})$/, 'must be written MM/YY'),
  cardCvv: digits(/^\d{3,4}$/, 'must be three or four digits'),
  cardName: Schema.String.check(Schema.isMaxLength(80)),
  amount: Schema.Int,
  currency: CurrencyCode,
})

export const PaymentInformation = Schema.Union([EnvelopedCard, PlainCard])

/** What is paid on the provider's page, which leads back to `returnUrl`; `amount` is what the traveller agreed to pay now. */
export const HostedPayment = Schema.Struct({ returnUrl: Url, amount: Schema.Int, currency: CurrencyCode })

/** The card is the one that `create-payment-info` answered `transactionId` for; `amount` is what the traveller agreed to pay now. */
export const CardCharge = Schema.Struct({ transactionId: Id, amount: Schema.Int, currency: CurrencyCode })

export const CreatePayment = Schema.Struct({
  ...travellers,
  billingInformation: BillingInformation,
  paymentInformation: PaymentInformation,
  infoData,
})
export type CreatePayment = typeof CreatePayment.Type

export const PaymentDirection = Schema.Struct({
  ...travellers,
  billingInformation: BillingInformation,
  transaction: HostedPayment,
  infoData,
})
export type PaymentDirection = typeof PaymentDirection.Type

/** `transaction` is the total that the traveller agreed to, to be paid later. */
export const HoldSeats = Schema.Struct({
  ...travellers,
  transaction: Schema.Struct({ amount: Schema.Int, currency: CurrencyCode }),
  infoData,
})
export type HoldSeats = typeof HoldSeats.Type

/** Pays for held seats on a hosted page; `amount` is the total that was held. */
export type PayHeldSeats = typeof HostedPayment.Type

export const CardSuccess = Schema.Struct({
  ...travellers,
  billingInformation: BillingInformation,
  paymentInformation: CardCharge,
})
export type CardSuccess = typeof CardSuccess.Type

/** `transaction` is what the traveller came back with, if anything; it is checked, and proves nothing. */
export const AskPaymentStatus = Schema.Struct({
  agentId,
  transaction: Schema.optionalKey(
    Schema.Struct({ cartId: Schema.optionalKey(Id), transactionId: Schema.optionalKey(Id) }),
  ),
})
export type AskPaymentStatus = typeof AskPaymentStatus.Type
