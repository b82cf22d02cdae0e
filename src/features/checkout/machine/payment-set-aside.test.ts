import { describe, expect, it } from 'vitest'
import { outcomeOf } from '../../../../backend/orders/attempt/payment-outcome.ts'
import { type Drive, prepared } from '../../../../backend/orders/drive-for-tests.ts'
import { preparedPackage } from '../../../../backend/orders/parts/package-for-tests.ts'
import { paymentAnswer } from '../session/booking-answers.server.ts'
import { type BookingPayment, startAsking } from './booking-payment.ts'
import { endPayment } from './booking-settle-payment.ts'
import type { CheckoutState } from './checkout-state.ts'

const idOf = ({ world: { state } }: Drive): string => state?.attempt?.transactionId ?? ''

/** How the site takes what the backend says of its payment at this moment. */
const heard = (drive: Drive, payment: BookingPayment): BookingPayment => {
  const { state, now } = drive.world
  if (!state) throw new Error('there is no order')
  const answer = paymentAnswer(outcomeOf(state), idOf(drive))
  return endPayment({ payment } as CheckoutState, answer, 'status', now).payment
}

const elsewhere = { hosted: 'the page of the provider', challenge: 'the check of a bank' } as const

const opened = async (drive: Drive, how: keyof typeof elsewhere): Promise<BookingPayment> => {
  const asking = startAsking(how, drive.world.now)
  if (how === 'hosted') {
    await drive.take({ name: 'page', stale: false })
    return { status: how, url: 'https://pay', cartId: idOf(drive), ...asking }
  }
  await drive.take({ name: 'card', card: 'challenge' })
  await drive.take({ name: 'pay', stale: false })
  return { status: how, url: 'https://bank', transactionId: idOf(drive), ...asking }
}

describe.each(['hosted', 'challenge'] as const)('the money set aside on a page elsewhere: %s', (how) => {
  it.each(['its answer is lost', 'it is slow to confirm'] as const)('is waited for where %s', async (why) => {
    const drive = await prepared()
    const { world } = drive
    let payment = await opened(drive, how)
    await drive.take({ name: 'airline', airline: why === 'its answer is lost' ? 'sells' : 'holds' })
    world.isSlow = why !== 'its answer is lost'
    await drive.take({ name: how === 'hosted' ? 'hosted' : 'bank', agrees: true })
    if (!world.isSlow) world.troubles = ['none', 'none', ...Array.from({ length: 60 }, () => 'lost-before' as const)]
    await drive.take({ name: 'status' })
    payment = heard(drive, payment)
    expect(world.state?.attempt?.stage).toBe('securing')
    expect(payment).toMatchObject({ status: 'unknown', transactionId: idOf(drive) })
  })

  it('is not said to be while nobody has paid there, or the gateway does not say', async () => {
    const drive = await prepared()
    const payment = await opened(drive, how)
    expect(heard(drive, payment).status).toBe(how)
    drive.world.troubles = Array.from({ length: 9 }, () => 'lost-before' as const)
    await drive.take({ name: 'status' })
    expect(heard(drive, payment).status).toBe(how)
  })
})

/** A package of which a part was refused, at the question what becomes of the rest. */
const asked = async () => {
  const drive = await preparedPackage(['penalty', 'final'])
  await drive.take({ name: 'part', partId: '2', airline: 'refuses' })
  await drive.take({ name: 'pay', stale: false })
  const charging = { status: 'charging', transactionId: idOf(drive), agreed: { amount: 100_000, currency: 'USD' } }
  const payment = heard(drive, charging as BookingPayment)
  expect(payment.status).toBe('deciding')
  return { drive, payment }
}

describe('a traveller who has chosen what becomes of the rest', () => {
  it('waits while a supplier has not taken the rest back', async () => {
    const { drive, payment } = await asked()
    drive.world.takesBack = false
    await drive.take({ name: 'decide', consent: 'release' })
    expect(drive.world.state?.attempt?.stage).toBe('releasing')
    expect(heard(drive, payment).status).toBe('unknown')
  })

  it('waits while the gateway has not taken the money', async () => {
    const { drive, payment } = await asked()
    drive.world.captures = 'later'
    await drive.take({ name: 'decide', consent: 'keep' })
    expect(drive.world.state?.attempt?.stage).toBe('capturing')
    expect(heard(drive, payment).status).toBe('unknown')
  })
})
