import { createVisitor, searchOffer } from '../../scripts/visitor/booking-visitor.ts'
import { postTo } from '../../scripts/visitor/post.ts'
import { sealedCard } from '../../scripts/visitor/sealed-card.ts'
import type { SignedCardKeys } from '../../domain/card/card-envelope.ts'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import { ports } from '../servers.ts'

export const post = postTo(`http://localhost:${ports.backend}`)

const form = {
  customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
  passengers: {
    '1': { firstName: 'Ana María', lastName: 'Muñoz', gender: 'female', dateOfBirth: '1990-05-01' },
  },
  billing: { cardHolderName: 'Ana Muñoz', addressLine1: 'Calle 93', city: 'Bogotá', country: 'CO' },
}

interface Answer<Value> {
  readonly ok: boolean
  readonly value: Value
}

type SiteVisitor = ReturnType<typeof createVisitor>

const asking =
  (visitor: SiteVisitor) =>
  async (name: string, data?: unknown): Promise<BookingView> =>
    ((await visitor.call(name, data)) as Answer<BookingView>).value

/** How a visitor pays whose form is filled in, whatever is being booked. */
export const payerOf = (visitor: SiteVisitor) => {
  const ask = asking(visitor)
  const loadKeys = async (asked: { readonly nonce: string }): Promise<SignedCardKeys> =>
    ((await visitor.call('loadCardKeys', asked)) as Answer<SignedCardKeys>).value
  const seal = async (number: string) => {
    const { total } = await ask('readBooking')
    const cardEnvelope = await sealedCard({ name: 'Ana Muñoz', number, expiry: '12 / 30', cvv: '123' }, total, loadKeys)
    return { method: 'card', agreed: total, cardEnvelope }
  }
  const payByCard = async (number: string): Promise<BookingView> => ask('payBooking', await seal(number))
  return { seal, payByCard }
}

/** A visitor with a booking of a flight whose form is filled in: all that is left is to pay. */
export const readyVisitor = async (
  route?: readonly [string, string],
  address = new URL(`http://localhost:${ports.site}`),
  locale: 'en' | 'es' = 'en',
) => {
  const visitor = createVisitor(address)
  const ask = asking(visitor)
  await ask('startBooking', { ...(await searchOffer(post, route)), page: { locale, prefixed: true } })
  await visitor.succeed('saveDraft', { patch: form, version: 1 })
  return { visitor, ask, ...payerOf(visitor) }
}
