import { describe, expect, it } from 'vitest'
import { bagPrice } from '#domain/money/bag-price.ts'
import { draftTotal } from '../extras/baggage.ts'
import { beginBooking } from './booking-begin.server.ts'
import { editDraft } from '../machine/booking-edit.ts'
import type { Trip } from '../draft/draft.ts'
import { exampleTrip } from '../machine/draft-example.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const context = {
  key: 'booking-key',
  agentId: 'agent-0123456789abcdef',
  language: 'es',
  returnUrl: 'https://trayecto.example/booking/authenticate',
  infoData: {},
} as const

const bag = { price: { amount: 3010, currency: 'USD' }, weightKg: 23 }
const trip: Trip = {
  ...exampleTrip,
  travellers: [...exampleTrip.travellers, { id: '3', type: 'child' }],
  journeys: {
    onward: { segmentIds: ['11'], bag, mostBags: 2 },
    return: { segmentIds: ['21'], bag, mostBags: 2 },
  },
}
const begun = (bags: boolean) => beginBooking(undefined, { trip, agreed: trip.total, bags, context }, now)

describe('a trip that was chosen at a price with a checked bag', () => {
  it('has one for each traveller with a seat, each way, at the price of the card', () => {
    const { draft, steps } = begun(true).sequence
    expect(draft.baggage).toEqual({ onward: { '1': 1, '3': 1 }, return: { '1': 1, '3': 1 } })
    expect(draftTotal(draft).amount).toBe(trip.total.amount + 2 * bagPrice(bag.price, 2).amount)
    expect(steps.baggage.status).toBe('waiting')
  })

  it('has none where it was chosen without, or where the airline sells none', () => {
    expect(begun(false).sequence.draft.baggage).toEqual({ onward: {}, return: {} })
    const oneSided = { ...trip, journeys: { ...trip.journeys, return: { ...trip.journeys.onward, bag: null } } }
    const { sequence } = beginBooking(undefined, { trip: oneSided, agreed: trip.total, bags: true, context }, now)
    expect(sequence.draft.baggage).toEqual({ onward: { '1': 1, '3': 1 }, return: {} })
  })

  it('keeps the bags as the traveller left them when it is priced anew, and only of the same offer', () => {
    const first = begun(true)
    const fewer = { ...first, sequence: editDraft(first.sequence, { baggage: { return: {} } }, now) }
    const anew = (offerId: string) =>
      beginBooking(fewer, { trip: { ...trip, offerId }, agreed: trip.total, bags: true, context }, now).sequence.draft
    expect(anew(trip.offerId).baggage).toEqual({ onward: { '1': 1, '3': 1 }, return: {} })
    expect(anew('another').baggage.return).toEqual({ '1': 1, '3': 1 })
  })
})
