import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { createCardStore } from '../card/card-store.ts'
import { startBooking } from '../machine/booking-start.ts'
import { type BookingView, bookingView } from '../session/booking-view.ts'
import { createDraftStore } from './draft-store.ts'
import { startOver } from './start-over.ts'

const view = bookingView(flights, startBooking(flights, exampleFlights, undefined, 0), 0)
const hosted = { status: 'hosted', url: '', cartId: 'c', since: 0, askAt: 0, asked: 0 } as const
const answer = (more: Partial<BookingView>) => async () => ({ ok: true, value: { ...view, ...more } }) as const

const typed = () => {
  const draft = createDraftStore({
    save: vi.fn(),
    read: vi.fn(),
    flush: vi.fn(),
    begin: vi.fn(),
    storage: { getItem: () => null, setItem: () => undefined },
    announce: () => undefined,
    random: () => 1,
  })
  const card = createCardStore(() => new Date())
  draft.load(view)
  draft.edit({ customer: { email: 'ana@example.com' } })
  card.state.fields.number = '4242'
  return { draft, card }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['nobody hears of it', () => Promise.reject(new Error('no network'))],
  ['a payment stays open', answer({ payment: hosted })],
] as const)('starting over keeps what was typed, and the card, where %s', async (_what, restart) => {
  const { draft, card } = typed()
  await startOver({ draft, card }, restart).then(
    ({ ok }) => expect(ok).toBe(true),
    () => undefined,
  )
  expect(draft.state).toMatchObject({ draft: { customer: { email: 'ana@example.com' } }, saving: 'saving' })
  expect(card.state.fields.number).toBe('4242')
})

it('starting over forgets what was typed, and the card, once the server has', async () => {
  const { draft, card } = typed()
  const result = await startOver({ draft, card }, answer({ version: 2 }))
  if (result.ok) draft.show(result.value)
  expect(draft.state).toMatchObject({ draft: { customer: { email: '' } }, saving: 'saved' })
  expect(card.state.fields.number).toBe('')
})
