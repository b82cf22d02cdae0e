import { describe, expect, it } from 'vitest'
import { bagPrice } from '#domain/money/bag-price.ts'
import { beginBooking, isSameBooking, restartBooking } from './booking-begin.server.ts'
import { bookingView } from './booking-view.ts'
import { editDraft } from '../machine/booking-edit.ts'
import type { FlightDraft, FlightItem } from '#/verticals/flights/booking/flight-item.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { draftTotal } from '../product/product.ts'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const context = {
  key: 'booking-key',
  agentId: 'agent-0123456789abcdef',
  language: 'es',
  returnUrl: 'https://trayecto.example/booking/authenticate',
  infoData: {},
} as const

const bag = { price: { amount: 3010, currency: 'USD' }, weightKg: 23 }
const item: FlightItem = {
  ...exampleFlights,
  travellers: [...exampleFlights.travellers, { id: '3', type: 'child' }],
  journeys: {
    onward: { segmentIds: ['11'], bag, mostBags: 2 },
    return: { segmentIds: ['21'], bag, mostBags: 2 },
  },
}
const begin = (withExtras: boolean, existing?: Parameters<typeof beginBooking>[1], sold = item) =>
  beginBooking(flights, existing, { item: { ...sold, withExtras }, agreed: sold.total, context }, now)
const begun = (withExtras: boolean) => begin(withExtras)

describe('a trip that was chosen at a price with a checked bag', () => {
  it('has one for each traveller with a seat, each way, at the price of the card', () => {
    const { draft, steps } = begun(true).checkout
    expect(draft.extras).toEqual({ onward: { '1': 1, '3': 1 }, return: { '1': 1, '3': 1 } })
    expect(draftTotal(flights, draft).amount).toBe(item.total.amount + 2 * bagPrice(bag.price, 2).amount)
    expect(steps.baggage?.status).toBe('waiting')
  })

  it('has none where it was chosen without, or where the airline sells none', () => {
    expect(begun(false).checkout.draft.extras).toEqual({ onward: {}, return: {} })
    const oneSided = { ...item, journeys: { ...item.journeys, return: { ...item.journeys.onward, bag: null } } }
    const { checkout } = begin(true, undefined, oneSided)
    expect(checkout.draft.extras).toEqual({ onward: { '1': 1, '3': 1 }, return: {} })
  })

  it('keeps the bags as the traveller left them when it is priced anew, and only of the same offer', () => {
    const first = begun(true)
    const fewer = { ...first, checkout: editDraft(flights, first.checkout, { extras: { return: {} } }, now) }
    const anew = (offerId: string) => begin(true, fewer, { ...item, offerId }).checkout.draft
    expect(anew(item.offerId).extras).toEqual({ onward: { '1': 1, '3': 1 }, return: {} })
    expect((anew('another') as FlightDraft).extras.return).toEqual({ '1': 1, '3': 1 })
  })
})

describe('the same fare that is chosen anew', () => {
  const some = { onward: { '1': 1, '3': 1 }, return: { '1': 1, '3': 1 } }

  it('has bags where it was first chosen without, and none where it was first chosen with them', () => {
    expect(begin(true, begun(false)).checkout.draft.extras).toEqual(some)
    expect(begin(false, begun(true)).checkout.draft.extras).toEqual({ onward: {}, return: {} })
  })

  it('is another booking than the one that was begun, until that is being paid for', () => {
    const { checkout } = begun(true)
    const shown = item.total
    const view = bookingView(flights, checkout, now)
    const asked = { kind: 'flight', offerId: item.offerId, shown }
    expect(isSameBooking(view, { ...asked, withExtras: true })).toBe(true)
    expect(isSameBooking(view, asked)).toBe(false)
    const payment = { status: 'unknown', method: 'card', since: now } as unknown as typeof view.payment
    expect(isSameBooking({ ...view, payment }, asked)).toBe(true)
  })

  it('is led back to as it was chosen', () => {
    const { search } = flights.pages(begun(true).checkout.draft.item as FlightItem).summary
    expect(search).toMatchObject({ addBag: '1' })
    expect(flights.pages(begun(false).checkout.draft.item as FlightItem).summary.search).not.toHaveProperty('addBag')
  })

  it('has the bags of its price again where all that was entered is forgotten', () => {
    const first = begun(true)
    const fewer = { ...first, checkout: editDraft(flights, first.checkout, { extras: { return: {} } }, now) }
    expect(restartBooking(flights, fewer, 'key', now).checkout.draft.extras).toEqual(some)
  })
})

describe('a payment that failed before', () => {
  const first = begun(false)
  const last = { outcome: 'declined', reason: 'card_declined' } as const
  const declined = {
    ...first,
    checkout: { ...first.checkout, payment: { status: 'idle', last }, payments: 2 },
  } as const

  it('is still told where its offer begins again, at another price', () => {
    const dearer = { ...item, total: { ...item.total, amount: item.total.amount + 100 } }
    expect(begin(false, declined, dearer).checkout.payment).toEqual({ status: 'idle', last })
  })

  it('is forgotten with its offer, and with all that was typed', () => {
    const forgotten = { status: 'idle', last: null }
    expect(begin(false, declined, { ...item, offerId: 'another' }).checkout.payment).toEqual(forgotten)
    expect(restartBooking(flights, declined, 'key', now).checkout.payment).toEqual(forgotten)
  })

  it('is never taken for the next one, which is counted on', () => {
    expect(begin(false, declined).checkout.payments).toBe(2)
    expect(restartBooking(flights, declined, 'key', now).checkout.payments).toBe(2)
  })
})

it('begins newer than any booking of the same visitor that was forgotten, and counts on from there', () => {
  const first = begun(false)
  expect(first.checkout.version).toBe(now)
  expect(begin(false, first).checkout.version).toBe(now + 1)
})
