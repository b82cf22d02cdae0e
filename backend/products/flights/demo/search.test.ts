import { Schema } from 'effect'
import { describe, expect, it } from 'vitest'
import { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { Fee } from '../fees.ts'
import { cheapestOfDays } from './cheapest-of-days.ts'
import type { Cabin } from './fares/cabin.ts'
import type { FareFamilyRules } from './fares/fare-family.ts'
import { mix } from '../../demo/deterministic.ts'
import { lowestGrid, lowestPerDay } from './lowest-prices.ts'
import { lowestToPlaces } from './lowest-to-places.ts'
import { rebuiltOffer, tripById } from './offer-by-id.ts'
import { offerKey } from '../../demo/offer-key.ts'
import { quoteAt, quoteDay } from './quote.ts'
import { dayOf } from '../../demo/calendar.ts'
import { searchDemo } from './search.ts'

const key = offerKey('a secret')
const quote = quoteAt(Date.UTC(2026, 10, 21, 9, 41))
const fees: readonly Fee[] = []
const read = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))
const cabins: readonly Cabin[] = ['economy', 'economy', 'business', 'premium_economy', 'first']

const routes = `BOG-MAD JFK-SYD EZE-MIA MEX-CUN LIM-SCL LHR-SIN MDE-CTG GRU-LIS YYZ-BCN DXB-AMS LON-NYC BUE-SAO PMI-SDQ
  ANC-BOI NBO-MRU HND-OKA PPT-LAX KEF-GOH STN-PMI SVO-HKT`
  .split(/\s+/)
  .map((route) => [route.slice(0, 3), route.slice(4)] as const)

const cases = routes.flatMap(([from, to], index) =>
  [0, 1, 2].map((variant) => {
    const seed = mix(index, variant)
    const departureDay = quoteDay(quote) + 3 + (seed % 330)
    return {
      from,
      to,
      departureDay,
      returnDay: variant === 0 ? null : departureDay + (variant === 1 ? seed % 20 : seed % 2),
      cabin: cabins[seed % cabins.length] ?? 'economy',
      party: { adults: 1 + (seed % 3), children: seed % 2, infants: (seed >>> 3) % 2 },
      accepts: () => true,
    }
  }),
)

describe.each(cases)('$from-$to $cabin', (search) => {
  const answer = read(searchDemo(search, { key, fees, quote }))
  const totals = answer.data.map((offer) => offer.price.intTotal.amount)
  const { party } = search

  it('is at most 250 offers, cheapest first, each at its cheapest family, with travellers’ prices that add up', () => {
    expect(totals.length).toBeLessThanOrEqual(250)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    for (const offer of answer.data) {
      const families = offer.fareFamilies.map((family) => family.price.intTotal.amount)
      expect(offer.price.intTotal.amount).toBe(Math.min(...families))
      expect(offer.travelerPricings).toHaveLength(party.adults + party.children + party.infants)
      for (const field of ['intTotal', 'intBase'] as const) {
        const sum = offer.travelerPricings.reduce((all, traveller) => all + traveller.price[field].amount, 0)
        expect(sum).toBe(offer.price[field].amount)
      }
      expect(Number(offer.price.total) * 100).toBeCloseTo(offer.price.intTotal.amount, 5)
    }
  })

  it('names everything it uses', () => {
    for (const { itineraries } of answer.data) {
      for (const segment of itineraries.flatMap((itinerary) => itinerary.segments)) {
        expect(answer.dictionaries.locations).toHaveProperty(segment.departure.iataCode)
        expect(answer.dictionaries.carriers).toHaveProperty([segment.operating?.carrierCode ?? segment.carrierCode])
        expect(answer.dictionaries.aircraft).toHaveProperty([segment.aircraft.code])
      }
    }
  })

  it('is sold again under every family’s id at the same total', () => {
    for (const family of answer.data.slice(0, 25).flatMap((offer) => offer.fareFamilies)) {
      const known = tripById(family.id, key)
      const offer = known && rebuiltOffer(known, { key, fees }, 0)
      expect(offer?.total).toBe(family.price.intTotal.amount)
    }
  })

  it('is told alike in a list and alone, with all that each fare includes and allows', () => {
    for (const listed of answer.data.slice(0, 60)) {
      const known = tripById(listed.id, key)
      const alone = known && rebuiltOffer(known, { key, fees }, 0)
      expect(alone && JSON.parse(alone.json)).toEqual(listed)
    }
  })

  it('shows first what the calendar and the grid show for the day', () => {
    const question = { ...search, fees, quote }
    const { departureDay, returnDay } = search
    const stay = returnDay === null ? null : returnDay - departureDay
    expect(lowestPerDay(question, [departureDay], stay)).toEqual([totals[0] ?? null])
    if (returnDay !== null) {
      expect(lowestGrid(question, [departureDay - 1, departureDay], [returnDay, returnDay + 1])[1]?.[0]).toBe(
        totals[0] ?? null,
      )
    }
  })

  it.each([['refund'], ['change'], ['change', 'refund']] as const)(
    'shows first what the calendar and the grid show for fares with a free %s',
    (...terms) => {
      const accepts = (family: FareFamilyRules) => terms.every((term) => isFree(family[term]))
      const [first] = read(searchDemo({ ...search, accepts }, { key, fees, quote })).data
      const lowest = first?.price.intTotal.amount ?? null
      const question = { ...search, fees, quote, accepts }
      const { departureDay, returnDay } = search
      const stay = returnDay === null ? null : returnDay - departureDay
      expect(lowestPerDay(question, [departureDay], stay)).toEqual([lowest])
      if (returnDay !== null) expect(lowestGrid(question, [departureDay], [returnDay])).toEqual([[lowest]])
      expect(cheapestOfDays(question, [departureDay], stay)?.total ?? null).toBe(lowest)
      const [place] = lowestToPlaces(question, [search.to], [departureDay], stay)
      expect(place?.total ?? null).toBe(lowest)
    },
  )
})

const isFree = (rule: FareFamilyRules['change']): boolean => rule.kind === 'allowed' && rule.fee === 0

const ask = (from: string, to: string, operatorFees = fees) =>
  read(
    searchDemo(
      {
        from,
        to,
        departureDay: dayOf('2027-03-10'),
        returnDay: dayOf('2027-03-20'),
        cabin: 'economy',
        party: { adults: 2, children: 1, infants: 1 },
        accepts: () => true,
      },
      { key, fees: operatorFees, quote },
    ),
  )

describe('a search', () => {
  it('has the cheapest, the fastest and a direct flight in it, of several airlines', () => {
    const { data } = ask('BOG', 'MAD')
    expect(data.some((offer) => offer.itineraries.every((way) => way.segments.length === 1))).toBe(true)
    expect(new Set(data.map((offer) => offer.validatingAirlineCodes[0])).size).toBeGreaterThan(4)
    expect(new Set(data.map((offer) => JSON.stringify(offer.itineraries[0]))).size).toBeGreaterThan(15)
  })

  it('puts an operator’s fees inside the first price', () => {
    const fee: Fee = { code: 'SERVICE', label: { en: 'Service', es: 'Servicio' }, kind: 'per-traveller', value: 273 }
    const [plain] = ask('EZE', 'MIA').data
    const [withFee] = ask('EZE', 'MIA', [fee]).data
    expect((withFee?.price.intTotal.amount ?? 0) - (plain?.price.intTotal.amount ?? 0)).toBe(273 * 4)
    expect(withFee?.price.fees).toMatchObject([{ code: 'SERVICE', intAmount: { amount: 273 * 4 } }])
  })

  it('names the operator of a codeshare', () => {
    const segments = ask('YYZ', 'BCN').data.flatMap((offer) => offer.itineraries.flatMap((way) => way.segments))
    expect(segments.some(({ operating, carrierCode }) => operating && operating.carrierCode !== carrierCode)).toBe(true)
  })

  it.each([
    ['PVD', 'RAI', 0],
    ['JFK', 'EWR', 1],
    ['LGW', 'LHR', 1],
    ['LHR', 'STN', 1],
    ['LHR', 'LGW', 1],
    ['LGW', 'STN', 1],
    ['BTS', 'MRU', 1],
    ['BTS', 'ABV', 1],
  ])('from %s to %s has offers or none by name', (from, to, least) => {
    const { data } = ask(from, to)
    if (least === 0) expect(data).toEqual([])
    else expect(data.length).toBeGreaterThanOrEqual(least)
  })

  it('keeps the promises of the named routes', () => {
    expect(ask('JFK', 'EWR').data.every((offer) => offer.holdOnly)).toBe(true)
    const stops = ask('DXB', 'AMS').data.flatMap((offer) => offer.itineraries[0]?.segments ?? [])
    expect(stops.some((segment) => segment.numberOfStops === 1 && segment.stops?.length === 1)).toBe(true)
    const bags = ask('BTS', 'MRU').data.flatMap((offer) =>
      offer.fareFamilies.map((family) => family.checkedBags.quantity),
    )
    expect(new Set(bags)).toEqual(new Set([0]))
    const extras = ask('BTS', 'ABV').data.flatMap((offer) => offer.fareFamilies.map((family) => family.bagPrice))
    expect(new Set(extras)).toEqual(new Set([null]))
  })
})

it('sells nothing that has left or is about to', () => {
  const today = { from: 'LGW', to: 'STN', departureDay: quoteDay(quote), returnDay: null, cabin: 'economy' as const }
  const question = { ...today, party: { adults: 1, children: 0, infants: 0 }, accepts: () => true }
  const departures = (hour: number): string[] => {
    const later = quoteAt(Date.UTC(2026, 10, 21, hour))
    const { data } = read(searchDemo(question, { key, fees, quote: later }))
    return data.map((offer) => offer.itineraries[0]?.segments[0]?.departure.at ?? '')
  }
  const [morning, noon] = [departures(0), departures(12)]
  expect(morning.length).toBeGreaterThan(noon.length)
  expect(noon.every((at) => at >= '2026-11-21T13:00')).toBe(true)
  expect(departures(23)).toEqual([])
})
