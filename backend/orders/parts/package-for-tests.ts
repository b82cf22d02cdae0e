import type { Terms } from '../../products/product.ts'
import type { OrderPart } from '../../products/products.ts'
import { type Drive, prepared } from '../drive-for-tests.ts'

const zero = { amount: 0, currency: 'USD' }

/** How a part can be undone, by a name. */
export const termsOf = {
  free: { hold: 'never', cancel: [{ until: null, kept: zero }] },
  holdable: { hold: 'possible', cancel: [{ until: null, kept: zero }] },
  penalty: { hold: 'never', cancel: [{ until: null, kept: { amount: 7000, currency: 'USD' } }] },
  final: { hold: 'never', cancel: [] },
} as const satisfies Record<string, Terms>
export type TermsName = keyof typeof termsOf

const withTerms = (part: OrderPart, partId: string, terms: Terms): OrderPart => ({
  ...part,
  partId,
  quote: { ...part.quote, offerId: partId === '1' ? 'offer' : `offer-${partId}`, terms },
})

/** A drive whose order is of several flights, each to be undone as its terms say, and has everything but a payment. */
export const preparedPackage = async (names: readonly TermsName[]): Promise<Drive> => {
  const drive = await prepared()
  const { world } = drive
  const [flight] = world.state?.parts ?? []
  if (!world.state || !flight) throw new Error('no flight was chosen')
  names.forEach((name, index) => world.terms.set(String(index + 1), termsOf[name]))
  const parts = names.map((name, index) => withTerms(flight, String(index + 1), termsOf[name]))
  world.state = { ...world.state, parts }
  await drive.take({ name: 'card', card: 'approve' })
  return drive
}
