import { createVisitor, type searchOffer } from '../../visitor/booking-visitor.ts'
import type { SendRequest } from '../cpu-per-request.ts'
import { sealedCard } from '../../visitor/sealed-card.ts'
import type { SignedCardKeys } from '../../../domain/card/card-envelope.ts'

export interface BookingStep {
  readonly name: string
  readonly share: number
  /** what is done before, and not measured */
  readonly prepare?: () => Promise<void>
  readonly send: SendRequest
}

const traveller = { firstName: 'Ana', lastName: 'Muñoz', gender: 'female', dateOfBirth: '1990-05-01' }
const typed = {
  customer: { email: 'ana@example.com', phone: '+573001234567' },
  passengers: { '1': traveller },
  billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
}
const card = { name: 'Ana Muñoz', number: '4242424242424242', expiry: '12 / 30', cvv: '123' }

/** What one visitor asks of the site from the choice of a flight to its confirmation, in turn; most who begin never pay. */
export const bookingSteps = (site: URL, offer: Awaited<ReturnType<typeof searchOffer>>): readonly BookingStep[] => {
  const visitor = createVisitor(site)
  const page = (path: string) => () =>
    fetch(site.origin + path, { headers: { accept: 'text/html', cookie: visitor.cookie() } })
  const call = (name: string, data?: unknown) => () => visitor.ask(name, data)
  let payment: unknown
  const loadKeys = async (asked: unknown): Promise<SignedCardKeys> =>
    ((await visitor.call('loadCardKeys', asked)) as { readonly value: SignedCardKeys }).value
  const seal = async (): Promise<void> => {
    payment = { method: 'card', agreed: offer.shown, cardEnvelope: await sealedCard(card, offer.shown, loadKeys) }
  }
  return [
    { name: 'a booking begun', share: 6, send: call('startBooking', offer) },
    { name: 'its summary', share: 6, send: page('/es/booking/summary') },
    { name: 'a draft saved', share: 24, send: call('saveDraft', { patch: typed, version: 1 }) },
    { name: 'a booking read', share: 8, send: call('readBooking') },
    { name: 'a draft sent on', share: 5, send: call('flushBooking', { patch: {} }) },
    { name: 'its payment', share: 4, send: page('/es/booking/BillingSummary') },
    { name: 'keys for a card', share: 3, send: call('loadCardKeys', { nonce: crypto.randomUUID() }) },
    { name: 'a booking paid', share: 2, prepare: seal, send: () => visitor.ask('payBooking', payment) },
    { name: 'its confirmation', share: 2, send: page('/es/booking/confirm') },
  ]
}
