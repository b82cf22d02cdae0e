import { describe, expect, it } from 'vitest'
import type { Money } from '#domain/money/money.ts'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { startBooking } from '../machine/booking-start.ts'
import type { StartInput } from '../session/booking-input.ts'
import { bookingView } from '../session/booking-view.ts'
import { beginOffer } from './begin-offer.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** A site that keeps a booking at `total`, and begins it anew at what is shown where it is asked to. */
const siteWith = (total: Money) => {
  let kept = total
  const asked: StartInput[] = []
  const begun: { from: StartInput | undefined; restarts: number } = { from: undefined, restarts: 0 }
  const start = async (input: StartInput) => {
    asked.push(input)
    if (input.again) kept = input.shown
    const checkout = startBooking(flights, { ...exampleFlights, total: kept }, undefined, 0)
    return { ok: true, value: bookingView(flights, checkout, 0) } as const
  }
  const begin = (shown: Money) =>
    beginOffer(
      { start, begun },
      { kind: 'flight', offerId: exampleFlights.offerId, total: shown, withExtras: false, disId: undefined },
      async () => undefined,
    )
  const accept = (agreed: Money) => void (kept = agreed)
  return { begin, accept, asked, total: () => kept }
}

describe('the booking of what a page shows', () => {
  it('is priced anew where an earlier visit began it at another total', async () => {
    const site = siteWith(usd(90_000))
    expect(await site.begin(usd(80_000))).toEqual({ state: 'ready' })
    expect(site.total()).toEqual(usd(80_000))
  })

  it('goes on at the price that was accepted on the page, whatever is told of the visitor since', async () => {
    const site = siteWith(usd(80_000))
    await site.begin(usd(80_000))
    site.accept(usd(90_000))
    await site.begin(usd(80_000))
    expect(site.total()).toEqual(usd(90_000))
    expect(site.asked.map(({ again }) => again)).toEqual([undefined, undefined])
  })

  it('is priced anew once the page shows another total', async () => {
    const site = siteWith(usd(80_000))
    await site.begin(usd(80_000))
    site.accept(usd(90_000))
    await site.begin(usd(85_000))
    expect(site.total()).toEqual(usd(85_000))
  })
})
