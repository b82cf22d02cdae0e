import type { BrowserContext } from 'playwright'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import type { SignedCardKeys } from '../../domain/card/card-envelope.ts'
import { sealedCard } from '../visitor/sealed-card.ts'
import type { DraftPatch } from '../../src/features/checkout/draft/draft-patch.ts'
import { createVisitor } from '../visitor/booking-visitor.ts'
import { serverFunctionIds } from '../visitor/server-functions.ts'

const family: DraftPatch = {
  customer: { email: 'ana@example.com', phone: '+57 300 123 4567' },
  passengers: {
    '1': { firstName: 'Ana María', lastName: 'Muñoz', gender: 'female', dateOfBirth: '1990-05-01' },
    '2': { firstName: 'Luis', lastName: 'Restrepo', gender: 'male', dateOfBirth: '1988-11-23' },
    '3': { firstName: 'Emilia', lastName: 'Restrepo Muñoz', gender: 'female', dateOfBirth: '2019-08-14' },
  },
  billing: { addressLine1: 'Calle 93 # 11-27', city: 'Bogotá', country: 'CO' },
}

const card = { name: 'Ana María Muñoz', number: '4242424242424242', expiry: '12 / 30', cvv: '123' }

/** The booking that a browser has begun at `site`: filled in, and paid, by the calls that its pages would make. */
export const bookingOf = async (site: string, context: BrowserContext) => {
  const cookies = await context.cookies(site)
  const known = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const visitor = createVisitor(new URL(site), serverFunctionIds(), known)
  const view = async (name: string, data?: unknown): Promise<BookingView> => {
    const { value } = (await visitor.call(name, data)) as { readonly value: BookingView }
    return value
  }
  return {
    fillIn: async (): Promise<void> => {
      const { version } = await view('readBooking')
      await visitor.call('saveDraft', { patch: family, version })
    },
    pay: async (): Promise<void> => {
      const { total } = await view('readBooking')
      const cardEnvelope = await sealedCard(
        card,
        total,
        async (asked) => ((await visitor.call('loadCardKeys', asked)) as { readonly value: SignedCardKeys }).value,
      )
      const { payment } = await view('payBooking', {
        method: 'card',
        agreed: total,
        cardEnvelope,
      })
      if (payment.status !== 'confirmed') throw new Error(`The payment is ${payment.status}`)
    },
  }
}
