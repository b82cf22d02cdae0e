import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../../../demo/calendar.ts'
import { itinerariesOn } from '../schedule/itineraries.ts'
import { marketBetween } from '../market/market.ts'
import { begunId, offerId, readOfferId, signedHeader, signedPart } from './offer-id.ts'
import { offerKey } from '../../../demo/offer-key.ts'
import { wayBytes } from './offer-reference.ts'
import { sipHash } from '../../../demo/siphash.ts'

const key = offerKey('a secret')
const itineraries = [
  ...marketBetween('BOG', 'MAD').flatMap((pair) => itinerariesOn(pair, dayOf('2027-03-10'))),
  ...marketBetween('PMI', 'SDQ').flatMap((pair) => itinerariesOn(pair, dayOf('2027-03-11'))),
]
const anyParty = fc.record({
  adults: fc.integer({ min: 0, max: 9 }),
  children: fc.integer({ min: 0, max: 9 }),
  infants: fc.integer({ min: 0, max: 9 }),
})
const answer = fc.record({
  expiry: fc.integer({ min: 29_000_000, max: 33_000_000 }),
  party: anyParty.filter(
    ({ adults, children, infants }) => adults >= 1 && infants <= adults && adults + children + infants <= 9,
  ),
  cabin: fc.constantFrom('economy' as const, 'premium_economy' as const, 'business' as const, 'first' as const),
  roundTrip: fc.boolean(),
})
const choice = fc.record({ out: fc.integer({ min: 0, max: 3 }), back: fc.integer({ min: 0, max: 3 }) })
const ways = fc.tuple(fc.constantFrom(...itineraries), fc.constantFrom(...itineraries))

const idOf = (
  terms: Parameters<typeof signedHeader>[1],
  pair: typeof itineraries,
  chosen: { out: number; back: number },
) => {
  const flown = terms.roundTrip ? pair : pair.slice(0, 1)
  return offerId(
    begunId(key, [signedHeader(key, terms), ...flown.map((way) => signedPart(key, wayBytes(way)))]),
    chosen,
  )
}

describe('an offer’s id', { timeout: 60_000 }, () => {
  it('is short, fits a URL, and says all that was put into it', () => {
    fc.assert(
      fc.property(answer, ways, choice, (terms, pair, chosen) => {
        const id = idOf(terms, pair, chosen)
        expect(id).toMatch(/^[\w-]{1,160}$/)
        const read = readOfferId(key, id)
        expect(read).toMatchObject({ ...terms, choice: chosen })
        expect(read?.ways.length).toBe(terms.roundTrip ? 2 : 1)
        const [out] = pair
        expect(read?.ways[0]).toEqual(
          out.flights.map(({ flight, day }) => ({
            airline: flight.leg.airline.code,
            from: flight.leg.from.code,
            to: flight.leg.to.code,
            index: flight.index,
            day,
          })),
        )
      }),
    )
  })

  it('is refused with any one letter changed, cut short, or under another secret', () => {
    fc.assert(
      fc.property(answer, ways, choice, fc.nat(), fc.integer({ min: 1, max: 63 }), (terms, pair, chosen, at, by) => {
        const id = idOf(terms, pair, chosen)
        const place = at % id.length
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        const other = letters.charAt((letters.indexOf(id.charAt(place)) + by) % 64)
        expect(readOfferId(key, id.slice(0, place) + other + id.slice(place + 1))).toBeNull()
        expect(readOfferId(key, id.slice(0, -4))).toBeNull()
        expect(readOfferId(offerKey('another secret'), id)).toBeNull()
      }),
    )
  })

  it('is none for a party that no airline takes, whoever signed it', () => {
    const wrong = anyParty.filter(
      ({ adults, children, infants }) => adults < 1 || infants > adults || adults + children + infants > 9,
    )
    fc.assert(
      fc.property(answer, wrong, ways, choice, (terms, party, pair, chosen) => {
        expect(readOfferId(key, idOf({ ...terms, party }, pair, chosen))).toBeNull()
      }),
    )
  })

  it('reads nothing out of anything else, and does not fail over it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(readOfferId(key, text)).toBeNull()
      }),
    )
  })
})

it('hashes as SipHash-2-4 does in its authors’ own example', () => {
  const authorsKey = new Uint32Array(Uint8Array.from({ length: 16 }, (_, at) => at).buffer)
  const [low, high] = sipHash(
    authorsKey,
    Uint8Array.from({ length: 15 }, (_, at) => at),
  )
  expect([high, low]).toEqual([0xa129ca61, 0x49be45e5])
})
