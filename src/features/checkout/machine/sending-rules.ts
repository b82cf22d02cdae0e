import { isEmail } from '#domain/contact-details.ts'
import { bagQuantity } from '../extras/baggage.ts'
import { billingFaults } from '../billing/billing.ts'
import { customerFaults } from '../travellers/customer.ts'
import { type Draft, journeys } from '../draft/draft.ts'
import { partyIsSound } from '../travellers/passenger/passenger-faults.ts'

/** Step by step what must be there before anything is sent (rule book-5). `today` is `YYYY-MM-DD`. */

/** Email and phone are both set, and can be used. */
export const customerCanBeSent = ({ customer }: Draft): boolean => Object.keys(customerFaults(customer)).length === 0

/** Every traveller whole and without error, as many as fly, and an email to go with them. */
export const passengersCanBeSent = ({ passengers, customer, trip }: Draft, today: string): boolean =>
  passengers.length === trip.travellers.length &&
  partyIsSound(passengers, { ...trip.days, today }) &&
  isEmail(customer.email)

export const billingCanBeSent = ({ billing }: Draft): boolean => Object.keys(billingFaults(billing)).length === 0

/** Bags that a fare does not have are never asked for. */
export const baggageCanBeSent = (draft: Draft): boolean =>
  journeys.every((journey) => bagQuantity(draft, journey) === 0 || Boolean(draft.trip.journeys[journey]?.bag))

export const wantsBags = (draft: Draft): boolean => journeys.some((journey) => bagQuantity(draft, journey) > 0)

/** Section 4: email, phone and the id that the backend gave the customer. */
export const customerValidated = (draft: Draft, customerId: string | undefined): boolean =>
  customerCanBeSent(draft) && customerId !== undefined

/** Section 4: first name, last name, gender and birth date of all, and no error flags. */
const passengersValidated = ({ passengers, trip }: Draft, today: string): boolean =>
  partyIsSound(passengers, { ...trip.days, today })

/** Section 4: contact done, as many travellers without error as fly, and payment details done. */
export const requirementsFulfilled = (
  draft: Draft,
  done: { readonly customerId: string | undefined; readonly payment: boolean; readonly today: string },
): boolean =>
  customerValidated(draft, done.customerId) &&
  draft.passengers.length === draft.trip.travellers.length &&
  passengersValidated(draft, done.today) &&
  done.payment
