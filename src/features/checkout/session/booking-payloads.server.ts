import type { CreatePassenger } from '#contract/session-payloads.ts'
import type { BillingInformation, CustomerDetails, Passenger as WirePassenger } from '#contract/travellers.ts'
import { countryNames } from '#domain/country-names.ts'
import { compactEmail } from '#domain/traveller/contact-details.ts'
import { compactPhone } from '#domain/traveller/phone-number.ts'
import { compactDocumentNumber } from '#domain/traveller/document-number.ts'
import type { BookingInContext } from './booking-context.server.ts'
import { compactPostcode } from '../billing/billing-postcode.ts'
import type { CheckoutState } from '../machine/checkout-state.ts'
import type { Passenger } from '../travellers/passenger.ts'
import { draftTotal } from '../product/product.ts'

/** What the calls of every product say: who books, who travels, and whom to bill. */

type Filled<Fields> = { readonly [Field in keyof Fields]: Exclude<Fields[Field], ''> }

/** What was entered: the wire has no empty texts, it leaves the field out. */
const entered = <Fields extends object>(fields: Fields): Partial<Filled<Fields>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Filled<Fields>>

export const customerDetailsOf = ({
  draft: { customer },
  backendIds: { customerId },
}: Pick<CheckoutState, 'draft' | 'backendIds'>): CustomerDetails => ({
  ...entered({
    emergencyContact: compactPhone(customer.emergencyContact),
    frequentFlyerNumber: customer.frequentFlyerNumber.trim(),
  }),
  email: compactEmail(customer.email),
  phone: compactPhone(customer.phone),
  newsletterSubscribe: customer.newsletterSubscribe,
  ...(customerId === null ? {} : { customerId }),
})

/** Called only for travellers whose form has no fault: what the wire restricts has been checked by then. */
const wirePassengerOf = ({ passportNumber, frequentFlyerNumber, ...fields }: Passenger): WirePassenger => {
  const compact = compactDocumentNumber(passportNumber)
  const number = frequentFlyerNumber.trim()
  return entered({ ...fields, passportNumber: compact, frequentFlyerNumber: number }) as WirePassenger
}

const namesInEnglish = countryNames('en')

/** Whom to bill, and for how much. */
export const billingInformationOf = ({ product, checkout: { draft } }: BookingInContext): BillingInformation => {
  const { country, postcode, region, addressLine1, addressLine2, addressLine3, ...billing } = draft.billing
  const { amount, currency } = draftTotal(product, draft)
  return {
    ...billing,
    ...entered({ postcode: compactPostcode(postcode), region, addressLine1, addressLine2, addressLine3 }),
    emailId: compactEmail(draft.customer.email),
    country: { Name: namesInEnglish.of(country) ?? country, code: country },
    amount,
    currency,
  }
}

export const passengersPayload = ({ product, checkout, context }: BookingInContext): CreatePassenger => ({
  agentId: context.agentId,
  customerDetails: customerDetailsOf(checkout),
  ...product.inCalls(checkout.draft.item, checkout.backendIds),
  passengers: checkout.draft.passengers.map(wirePassengerOf),
  infoData: context.infoData,
})

export const billingPayload = (booking: BookingInContext) => ({
  ...passengersPayload(booking),
  billingInformation: billingInformationOf(booking),
})
