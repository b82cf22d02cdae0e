import type { BrowserContext } from '@playwright/test'
import { cards } from '../booking/paying.ts'
import { readyVisitor } from '../booking/ready-visitor.ts'

interface Booked {
  readonly reference: string
  readonly id: string
}

/** A flight that is booked and paid, in the browser of whoever did so. */
export const booked = async (context: BrowserContext): Promise<Booked> => {
  const { visitor, payByCard } = await readyVisitor()
  const { payment } = await payByCard(cards.good)
  if (payment.status !== 'confirmed') throw new Error(`not confirmed: ${JSON.stringify(payment)}`)
  const [name = '', ...value] = visitor.cookie().split('=')
  await context.addCookies([
    { name, value: value.join('='), domain: 'localhost', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ])
  return { reference: payment.referenceId, id: payment.bookingId }
}
