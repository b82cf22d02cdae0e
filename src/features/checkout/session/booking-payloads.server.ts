import type { AddServices, CreatePassenger, SetCustomer, StartSession } from '#contract/session-payloads.ts'
import type { BillingInformation, CustomerDetails, Passenger as WirePassenger } from '#contract/travellers.ts'
import type { InfoData } from '#contract/products/flights/flights.ts'
import { compactPhone } from '#domain/contact-details.ts'
import { bagOwners, bagQuantity, bagsTotal, draftTotal } from '../extras/baggage.ts'
import type { Known } from '../machine/booking-sequence.ts'
import type { Draft, Journey } from '../draft/draft.ts'
import type { Passenger } from '../travellers/passenger.ts'

/** Who books, in which language, and where hosted pages and banks send them back to. */
export interface BookingContext {
  /** random, one for each booking: what its idempotency keys begin with */
  readonly key: string
  readonly agentId: string
  readonly language: StartSession['language']
  /** absolute address */
  readonly returnUrl: string
  readonly infoData: typeof InfoData.Type
  /** under which a partner knows the choice of this offer, where its link named one */
  readonly disId?: string
}

/** What follows the language that the traveller reads in: mails, payment pages, and the way back from them. */
export type SpokenLanguage = Pick<BookingContext, 'language' | 'returnUrl'>

type Filled<Fields> = { readonly [Field in keyof Fields]: Exclude<Fields[Field], ''> }

/** What was entered: the wire has no empty texts, it leaves the field out. */
const entered = <Fields extends object>(fields: Fields): Partial<Filled<Fields>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Filled<Fields>>

const customerDetailsOf = ({ customer }: Draft, { customerId }: Known): CustomerDetails => ({
  ...entered({
    emergencyContact: compactPhone(customer.emergencyContact),
    frequentFlyerNumber: customer.frequentFlyerNumber.trim(),
  }),
  email: customer.email.trim(),
  phone: compactPhone(customer.phone),
  newsletterSubscribe: customer.newsletterSubscribe,
  ...(customerId === null ? {} : { customerId }),
})

/** Called only for travellers whose form has no fault: what the wire restricts has been checked by then. */
const wirePassengerOf = ({ passportNumber, frequentFlyerNumber, ...fields }: Passenger): WirePassenger => {
  const compact = passportNumber.replaceAll(/[\s-]/g, '').toUpperCase()
  const number = frequentFlyerNumber.trim()
  return entered({ ...fields, passportNumber: compact, frequentFlyerNumber: number }) as WirePassenger
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const billingOf = (draft: Draft): BillingInformation => {
  const { country, postcode, region, addressLine2, addressLine3, ...billing } = draft.billing
  const { amount, currency } = draftTotal(draft)
  return {
    ...billing,
    ...entered({ postcode: postcode.trim(), region, addressLine2, addressLine3 }),
    emailId: draft.customer.email.trim(),
    country: { Name: countryNames.of(country) ?? country, code: country },
    amount,
    currency,
  }
}

const chosenOffer = ({ trip }: Draft) => ({ id: trip.offerId, price: { intTotal: trip.total } })

export const startPayload = ({ agentId, language, returnUrl, infoData }: BookingContext): StartSession => ({
  agentId,
  language,
  returnUrl,
  infoData,
})

export const flightOrderPayload = (draft: Draft, { agentId, infoData, disId }: BookingContext) => ({
  agentId,
  flightOffer: chosenOffer(draft),
  ...(disId ? { disId } : {}),
  infoData,
})

const journeyBags = (draft: Draft, journeyType: Journey, { additionalServicesId }: Known) => ({
  quantity: bagQuantity(draft, journeyType),
  totalAmount: bagsTotal(draft, journeyType).amount,
  segmentIds: draft.trip.journeys[journeyType]?.segmentIds ?? [],
  journeyType,
  travelers: bagOwners(draft, journeyType),
  ...(additionalServicesId === null ? {} : { additionalServicesId }),
})

export const servicesPayload = (draft: Draft, known: Known, { agentId, infoData }: BookingContext): AddServices => ({
  agentId,
  flightOffer: chosenOffer(draft),
  flightOfferId: known.flightOfferId ?? '',
  additionalServices: {
    baggage: {
      onward: journeyBags(draft, 'onward', known),
      ...(draft.trip.journeys.return ? { return: journeyBags(draft, 'return', known) } : {}),
    },
  },
  infoData,
})

export const customerPayload = (draft: Draft, known: Known): SetCustomer => ({
  customerDetails: customerDetailsOf(draft, known),
})

export const passengersPayload = (draft: Draft, known: Known, context: BookingContext): CreatePassenger => ({
  agentId: context.agentId,
  customerDetails: customerDetailsOf(draft, known),
  flightOffer: chosenOffer(draft),
  flightOfferId: known.flightOfferId ?? '',
  passengers: draft.passengers.map(wirePassengerOf),
  infoData: context.infoData,
})

export const billingPayload = (draft: Draft, known: Known, context: BookingContext) => ({
  ...passengersPayload(draft, known, context),
  billingInformation: billingOf(draft),
})
