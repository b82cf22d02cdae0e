import type { BrowserContext } from '@playwright/test'
import { cards, giveVisitor } from '../booking/paying.ts'
import { readyVisitor } from '../booking/ready-visitor.ts'

interface Booked {
  readonly reference: string
  readonly id: string
}

/** A flight that is booked and paid, in the browser of whoever did so. */
export const booked = async (context: BrowserContext): Promise<Booked> => {
  const visitor = await readyVisitor()
  const { payment } = await visitor.payByCard(cards.good)
  if (payment.status !== 'confirmed') throw new Error(`not confirmed: ${JSON.stringify(payment)}`)
  await giveVisitor(context, visitor)
  return { reference: payment.referenceId, id: payment.bookingId }
}
