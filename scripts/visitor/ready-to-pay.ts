import type { SignedCardKeys } from '../../domain/card/card-envelope.ts'
import type { createVisitor, searchOffer } from './booking-visitor.ts'
import { sealedCard } from './sealed-card.ts'

const patch = {
  customer: { email: 'ana@example.com', phone: '+573001234567' },
  passengers: { '1': { firstName: 'Ana', lastName: 'Muñoz', gender: 'female', dateOfBirth: '1990-05-01' } },
  billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
}
const card = { name: 'Ana Muñoz', number: '4242424242424242', expiry: '12 / 30', cvv: '123' }

/** Begins a booking and fills it in; gives what a press of Pay sends. */
export const readyToPay = async (
  visitor: ReturnType<typeof createVisitor>,
  offer: Awaited<ReturnType<typeof searchOffer>>,
) => {
  await visitor.succeed('startBooking', offer)
  await visitor.succeed('saveDraft', { patch, version: 1 })
  await visitor.call('flushBooking', { patch: {} })
  const loadKeys = async (asked: unknown) =>
    ((await visitor.call('loadCardKeys', asked)) as { value: SignedCardKeys }).value
  return { method: 'card', agreed: offer.shown, cardEnvelope: await sealedCard(card, offer.shown, loadKeys) }
}
