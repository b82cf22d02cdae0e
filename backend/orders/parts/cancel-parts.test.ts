import { Effect } from 'effect'
import { expect, it } from 'vitest'
import type { CancelQuote } from '#contract/booking.ts'
import { mailsOf } from '../../mail/mail-kind.ts'
import { roundTripFor } from '../../products/flights/offer-for-tests.ts'
import type { OrderPart } from '../../products/products.ts'
import { bookingOf, summaryOf } from '../booking-view.ts'
import type { Drive, Move } from '../drive-for-tests.ts'
import { cancelBooked, quoteCancel } from '../own-booking.ts'
import { answerOf } from '../store/idempotency.ts'
import { type TermsName, preparedPackage } from './package-for-tests.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const day = 86_400_000

const prepared = async (terms: readonly TermsName[]): Promise<Drive> => {
  const drive = await preparedPackage(terms)
  Object.assign(drive.world, { insured: true, takesBackFinal: false })
  return drive
}

const paid = async (terms: readonly TermsName[]): Promise<Drive> => {
  const drive = await prepared(terms)
  await drive.take({ name: 'pay', stale: false })
  await drive.settle()
  return drive
}

const change = ({ world }: Drive, changed: (part: OrderPart) => object): void => {
  if (!world.state) throw new Error('there is no order')
  const parts = world.state.parts.map((part) => ({ ...part, ...changed(part) }) as OrderPart)
  world.state = { ...world.state, parts }
}

/** Makes the parts of an order a package, of which each has a price of its own. */
const asPackage = (drive: Drive, apart: number): void =>
  change(drive, ({ item }) => ({ apart: { offerId: 'apart', item, price: usd(apart) } }))

const keepsMore = ({ world }: Drive, partId: string, kept: number): void =>
  void world.terms.set(partId, { hold: 'never', cancel: [{ until: null, kept: usd(kept) }] })

const cancel = (kept: number, ...partIds: readonly string[]): Move => ({ name: 'cancel', partIds, kept })
const statesOf = ({ world }: Drive) => (world.state?.parts ?? []).map(({ state }) => state)
const refundsOf = ({ world }: Drive) => [...world.refunded.values()]
const bookingIn = ({ world }: Drive) => {
  const booking = world.state && bookingOf(world.state)
  if (!booking) throw new Error('there is no booking')
  return booking
}
const quoted = async (drive: Drive): Promise<CancelQuote['choices']> => {
  const answer = await Effect.runPromise(drive.turn(answerOf(quoteCancel())))
  return answer.ok ? answer.value.choices : []
}

it('cancels nothing for more than was agreed', async () => {
  const drive = await paid(['penalty'])
  await drive.take(cancel(6999, '1'))
  expect([statesOf(drive), refundsOf(drive)]).toEqual([['confirmed'], []])
  await drive.take(cancel(7000, '1'))
  expect(refundsOf(drive)).toEqual([43_000])
})

it('agrees to no amount of another currency', async () => {
  const drive = await paid(['penalty'])
  const asked = cancelBooked({ partIds: ['1'], kept: { amount: 7000, currency: 'COP' } })
  expect(await Effect.runPromise(drive.turn(answerOf(asked)))).toMatchObject({ ok: false })
  expect(statesOf(drive)).toEqual(['confirmed'])
})

it('keeps of what is asked for once more what was left of the sum that was agreed', async () => {
  const drive = await paid(['penalty', 'penalty'])
  await drive.take(cancel(7000, '1'))
  keepsMore(drive, '2', 14_000)
  await drive.take(cancel(14_000, '1', '2'))
  expect([statesOf(drive), refundsOf(drive)]).toEqual([['cancelled', 'confirmed'], [43_000]])
})

it('gives up what nobody takes back only once the rest of its package is taken back', async () => {
  const drive = await paid(['final', 'free'])
  asPackage(drive, 60_000)
  drive.world.takesBack = false
  await drive.take(cancel(50_000, '1', '2'))
  expect(statesOf(drive)).toEqual(['confirmed', 'confirmed'])
  expect(bookingIn(drive).parts.map(({ cancellation }) => cancellation)).toEqual([undefined, undefined])
  drive.world.takesBack = true
  await drive.take(cancel(50_000, '1', '2'))
  expect([statesOf(drive), refundsOf(drive)]).toEqual([['cancelled', 'cancelled'], [50_000]])
})

it('gives back of what was kept of a package what was charged for it, and no more', async () => {
  const drive = await prepared(['free', 'final'])
  const { world } = drive
  asPackage(drive, 110_000)
  if (world.state) world.state = { ...world.state, consent: 'keep' }
  await drive.take({ name: 'part', partId: '2', airline: 'refuses' })
  await drive.take({ name: 'pay', stale: false })
  await drive.settle()
  expect(world.charges.map(({ amount }) => amount)).toEqual([100_000])
  expect(await quoted(drive)).toEqual([{ partIds: ['1'], isFinal: false, kept: usd(0), refund: usd(100_000) }])
  await drive.take(cancel(0, '1'))
  expect(refundsOf(drive)).toEqual([100_000])
  expect(bookingIn(drive).parts[0]?.cancellation).toMatchObject({ state: 'refunded', refund: usd(100_000) })
})

it('offers nothing whose travel is over', async () => {
  const drive = await paid(['penalty'])
  const { itineraries } = roundTripFor([{ travelerId: '1', travelerType: 'ADULT' }])(50_000)
  change(drive, ({ item }) => ('offer' in item ? { item: { ...item, offer: { ...item.offer, itineraries } } } : {}))
  expect(await quoted(drive)).toHaveLength(1)
  drive.world.now += 800 * day
  expect(await quoted(drive)).toEqual([])
  await drive.take(cancel(50_000, '1'))
  expect(statesOf(drive)).toEqual(['confirmed'])
})

it('tells somebody where a supplier was silent and refuses since, and asks it until it does', async () => {
  const drive = await paid(['free'])
  const { world } = drive
  // its quotes are heard, and what becomes of the order is not
  world.troubles = ['none', 'none', 'lost-before']
  world.takesBack = false
  await drive.take(cancel(0, '1'))
  expect(bookingIn(drive).parts[0]?.cancellation).toMatchObject({ state: 'requested', kept: usd(0) })
  await drive.settle()
  expect([...world.tasks.values()]).toMatchObject([{ kind: 'stuck', amount: 50_000, open: true }])
  world.takesBack = true
  world.now += 2 * 3_600_000
  await drive.settle()
  expect([statesOf(drive), refundsOf(drive)]).toEqual([['cancelled'], [50_000]])
  expect([...world.tasks.values()]).toMatchObject([{ open: false }])
})

it('lets a part stand whose supplier was silent and keeps more since, tells so once, and may be asked again', async () => {
  const drive = await paid(['free'])
  const { world } = drive
  world.troubles = ['none', 'none', 'lost-before']
  await drive.take(cancel(0, '1'))
  keepsMore(drive, '1', 7000)
  await drive.settle()
  const booking = bookingIn(drive)
  expect(booking.parts[0]).toMatchObject({ state: 'confirmed', cancellation: { state: 'refused' } })
  expect(mailsOf(booking).filter(({ kind }) => kind === 'cancel_refused')).toHaveLength(1)
  expect([...world.tasks.values()].filter(({ open }) => open)).toEqual([])
  expect(await quoted(drive)).toMatchObject([{ kept: usd(7000), refund: usd(43_000) }])
  await drive.take(cancel(7000, '1'))
  expect([statesOf(drive), refundsOf(drive)]).toEqual([['cancelled'], [43_000]])
})

it('keeps no passport once nothing that stands waits for documents', async () => {
  const drive = await prepared(['free', 'free'])
  await drive.take({ name: 'pay', stale: false })
  change(drive, ({ partId, documents }) => ({
    documents: partId === '2' ? { state: 'issued', issued: [] } : documents,
  }))
  await drive.take(cancel(0, '1'))
  await drive.settle()
  expect(drive.world.state?.passengers?.map(({ sealedPassport }) => sealedPassport)).toEqual([null])
})

it('tells by mail of a refusal that nobody heard, as the object had stopped', async () => {
  const drive = await paid(['free'])
  const { world } = drive
  // the quote is heard, that it was asked for is written down, and the object stops
  world.troubles = ['none', 'none', 'crash-before']
  world.takesBack = false
  await drive.take(cancel(0, '1'))
  expect(bookingIn(drive).parts[0]?.cancellation).toMatchObject({ state: 'requested' })
  await drive.settle()
  expect(bookingIn(drive).parts[0]).toMatchObject({ state: 'confirmed', cancellation: { state: 'refused' } })
})

it('is in a list as asked for while its supplier is silent', async () => {
  const drive = await paid(['free'])
  const { world } = drive
  world.troubles = ['none', 'none', 'lost-before']
  await drive.take(cancel(0, '1'))
  expect([summaryOf(bookingIn(drive)).isCancelRequested, world.state?.tasks.publish]).toEqual([true, world.now])
})
