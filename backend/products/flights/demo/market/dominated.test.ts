import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import { SearchAnswer } from '#contract/products/flights/flights.ts'
import { mix } from '../../../demo/deterministic.ts'
import { type Cabin, cabins } from '../fares/cabin.ts'
import { offerKey } from '../../../demo/offer-key.ts'
import { quoteAt } from '../quote.ts'
import { type AirportPairCodes, randomPairs } from '../random-pairs.ts'
import { dayOf } from '../../../demo/calendar.ts'
import { searchDemo } from '../search.ts'

const read = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))
const desk = { key: offerKey('a secret'), fees: [], quote: quoteAt(Date.UTC(2026, 10, 21, 9, 41)) }
const departureDay = dayOf('2027-03-10')

const asked: ReadonlyArray<readonly [string, string]> = [
  ...randomPairs(40, 33),
  ...['BOG-MAD', 'LHR-SIN', 'JFK-SYD', 'LON-NYC', 'EZE-MIA', 'YYZ-BCN', 'DFW-FCO', 'PAR-TYO', 'LHR-JFK', 'DXB-BKK'].map(
    (route): [string, string] => [route.slice(0, 3), route.slice(4)],
  ),
]
const searchOf = ([from, to]: AirportPairCodes, cabin: Cabin, returnDay: number | null) => ({
  from,
  to,
  departureDay,
  returnDay,
  cabin,
  party: { adults: 1, children: 0, infants: 0 },
  accepts: () => true,
})

const answers = asked.map(([from, to], draw) => {
  const cabin: Cabin = draw % 3 === 0 ? (cabins[mix(draw, 5) % cabins.length] ?? 'economy') : 'economy'
  const returnDay = draw % 2 === 0 ? null : departureDay + 7
  return { name: `${from}-${to} ${cabin}`, answer: read(searchDemo(searchOf([from, to], cabin, returnDay), desk)) }
})

const minutesOf = (duration: string): number => {
  const [, hours = 0, minutes = 0] = /PT(?:(\d+)H)?(?:(\d+)M)?/.exec(duration) ?? []
  return Number(hours) * 60 + Number(minutes)
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

const weighed = (offer: FlightOffer) => ({
  price: offer.price.intTotal.amount,
  minutes: sum(offer.itineraries.map(({ duration }) => minutesOf(duration))),
  flights: sum(offer.itineraries.map(({ segments }) => segments.length)),
  sellers: offer.validatingAirlineCodes.join(),
  cabin: Math.min(
    ...offer.travelerPricings.flatMap((traveller) =>
      traveller.fareDetailsBySegment.map((details) => cabins.indexOf(details.cabin)),
    ),
  ),
  penalties: JSON.stringify(offer.fareFamilies.map(({ change, refund }) => [change, refund])),
})

describe('offers', () => {
  it('are none that is dearer, slower and of more flights than another of the same seller on the same conditions', () => {
    const dominated = answers.flatMap(({ name, answer }) => {
      const offers = answer.data.map(weighed)
      return offers.filter((one) =>
        offers.some(
          (other) =>
            other.sellers === one.sellers &&
            other.penalties === one.penalties &&
            other.cabin >= one.cabin &&
            other.price < one.price &&
            other.minutes < one.minutes &&
            other.flights < one.flights,
        ),
      ).length === 0
        ? []
        : [name]
    })
    expect(dominated).toEqual([])
    expect(sum(answers.map(({ answer }) => answer.data.length))).toBeGreaterThan(1000)
  })
})

describe('typical emissions', () => {
  it('are those of a direct flight wherever one is sold', () => {
    const wrong = answers.filter(({ name, answer }) => {
      const direct = answer.data.flatMap(({ itineraries }) => {
        const segments = itineraries[0]?.segments ?? []
        return segments.length === 1 ? [segments[0]?.co2Emissions?.[0]?.weight ?? 0] : []
      })
      const { typicalCo2 } = answer.meta
      if (!name.endsWith('economy') || direct.length === 0) return false
      return typicalCo2 < Math.min(...direct) * 0.75 || typicalCo2 > Math.max(...direct) * 1.35
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each(['LHR-JFK', 'BOG-MAD', 'DXB-LHR', 'LAX-SYD', 'FRA-SIN', 'LAX-LHR'])(
    'on long routes such as %s are more in each better cabin',
    (route) => {
      const typical = cabins.map(
        (cabin) => read(searchDemo(searchOf([route.slice(0, 3), route.slice(4)], cabin, null), desk)).meta.typicalCo2,
      )
      expect(typical).toEqual([...new Set(typical)].toSorted((a, b) => a - b))
    },
  )
})
