import { describe, expect, it } from 'vitest'
import { acceptPrice } from './booking-pay.ts'
import type { PriceChange } from './checkout-state.ts'
import { startBooking } from './booking-start.ts'
import { bookingView } from '../session/booking-view.ts'
import { exampleFlights, filledDraft } from '#/verticals/flights/booking/draft-for-tests.ts'
import { askedPrice } from './asked-price.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { draftTotal } from '../product/product.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const usd = (amount: number) => ({ amount, currency: 'USD' })
const begun = startBooking(flights, exampleFlights, filledDraft, now)
const checkout = { ...begun, draft: { ...begun.draft, extras: { onward: { '1': 2 }, return: {} } } }
const shown = draftTotal(flights, checkout.draft)

const changes: readonly PriceChange[] = [
  { step: 'offer', previous: exampleFlights.total, current: usd(exampleFlights.total.amount + 1000) },
  { step: 'baggage', previous: usd(9200), current: usd(10_200) },
  { step: 'payment', previous: shown, current: usd(shown.amount - 500) },
]

describe('the price that a traveller is asked about', () => {
  it('is none where none moved', () => expect(askedPrice(bookingView(flights, checkout, now))).toBeUndefined())

  it.each(changes)('is the whole total when $step moved, and what it becomes by saying yes', (priceChange) => {
    const asked = { ...checkout, priceChange }
    const { from, to } = askedPrice(bookingView(flights, asked, now)) ?? {}
    expect(from).toEqual(shown)
    expect(to).toEqual(draftTotal(flights, acceptPrice(flights, asked, now, to).draft))
  })

  it.each(changes)('is still asked where the yes was to another one, and $step moved since', (priceChange) => {
    const asked = { ...checkout, priceChange }
    expect(acceptPrice(flights, asked, now, shown)).toBe(asked)
  })
})
