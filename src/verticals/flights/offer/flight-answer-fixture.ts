import type { FlightOffer as WireOffer, Segment as WireSegment } from '#contract/products/flights/flight-offer.ts'
import type { SearchAnswer } from '#contract/products/flights/flights.ts'

/** Repeatable numbers from 0 up to 1 (mulberry32), so that a failing test fails again. */
const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

type Random = ReturnType<typeof randomFrom>

const pick = <Item>(random: Random, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

const airlines = ['AV', 'IB', 'LA', 'UX', 'AF', 'KL', 'LH', 'TK', 'CM', 'AA'] as const
const hubs = ['PTY', 'MIA', 'CDG', 'AMS', 'LIS', 'JFK'] as const
const places = ['BOG', 'MAD', ...hubs] as const

const localTime = (minutes: number): string => new Date(minutes * 60_000).toISOString().slice(0, 19)
const duration = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`
const usd = (cents: number) => ({ amount: cents, currency: 'USD' })
const priceOf = (cents: number) => ({
  currency: 'USD',
  total: (cents / 100).toFixed(2),
  base: (cents / 125).toFixed(2),
  intTotal: usd(cents),
  intBase: usd(Math.round(cents / 1.25)),
})

const segmentOf = (random: Random, id: number, from: string, to: string, departure: number): WireSegment => {
  const minutes = 60 + Math.floor(random() * 600)
  const carrierCode = pick(random, airlines)
  return {
    id: String(id),
    departure: { iataCode: from, at: localTime(departure), ...(random() < 0.5 ? { terminal: '1' } : {}) },
    arrival: { iataCode: to, at: localTime(departure + minutes) },
    carrierCode,
    number: String(10 + id),
    aircraft: { code: pick(random, ['788', '359', '32N']) },
    ...(random() < 0.3 ? { operating: { carrierCode: pick(random, airlines) } } : {}),
    duration: duration(minutes),
    numberOfStops: 0,
    co2Emissions: [{ weight: 100 + Math.floor(random() * 400), weightUnit: 'KG', cabin: 'economy' }],
  }
}

const minutesOf = (text: string): number => Date.parse(`${text}Z`) / 60_000

const itineraryOf = (random: Random, id: number, from: string, to: string, day: string) => {
  const first = minutesOf(`${day}T00:00:00`) + Math.floor(random() * 288) * 5
  const vias = [[], [pick(random, hubs)], ['PTY', 'CDG']][Math.floor(random() * 3)] ?? []
  const stops = [from, ...vias, to]
  const segments: WireSegment[] = []
  let departure = first
  for (let leg = 0; leg + 1 < stops.length; leg++) {
    const segment = segmentOf(random, id * 3 + leg, stops[leg] ?? from, stops[leg + 1] ?? to, departure)
    segments.push(segment)
    departure = minutesOf(segment.arrival.at) + 45 + Math.floor(random() * 400)
  }
  const last = segments.at(-1)?.arrival.at ?? ''
  return { duration: duration(minutesOf(last) - first), segments }
}

const families = [
  ['Light', 1, 0, 4500, { allowed: false, penalty: null }, { allowed: false, penalty: null }],
  ['Classic', 1.2, 1, null, { allowed: true, penalty: usd(9000) }, { allowed: null, penalty: null }],
  ['Flex', 1.5, 2, null, { allowed: true, penalty: usd(0) }, { allowed: true, penalty: usd(0) }],
] as const

const offerOf = (random: Random, id: number, itineraries: WireOffer['itineraries']): WireOffer => {
  const cents = 20_000 + Math.floor(random() * 150_000)
  return {
    type: 'flight-offer',
    id: `o${id}-0`,
    source: 'fixture',
    instantTicketingRequired: false,
    holdOnly: false,
    oneWay: itineraries.length === 1,
    lastTicketingDate: '2027-03-01',
    expiresAt: '2027-01-01T00:30:00.000Z',
    numberOfBookableSeats: 1 + Math.floor(random() * 9),
    itineraries,
    price: { ...priceOf(cents), grandTotal: (cents / 100).toFixed(2), fees: [] },
    pricingOptions: {
      fareType: ['PUBLISHED'],
      includedCheckedBagsOnly: false,
      refundableFare: false,
      noRestrictionFare: false,
      noPenaltyFare: false,
    },
    validatingAirlineCodes: ['AV'],
    travelerPricings: [
      {
        travelerId: '1',
        fareOption: 'STANDARD',
        travelerType: 'ADULT',
        price: priceOf(cents),
        fareDetailsBySegment: itineraries.flatMap(({ segments }) =>
          segments.map((segment) => ({
            segmentId: segment.id,
            cabin: 'economy' as const,
            fareBasis: 'YOW',
            brandedFare: 'LIGHT',
            class: 'Y',
            includedCheckedBags: { quantity: 0 },
            includedCabinBags: { quantity: 1 },
          })),
        ),
      },
    ],
    fareFamilies: families.map(([label, factor, checked, bag, change, refund], family) => ({
      id: `o${id}-${family}`,
      brandedFare: label.toUpperCase(),
      label,
      price: priceOf(Math.round(cents * factor)),
      cabinBags: { quantity: 1, weight: 10, weightUnit: 'KG' },
      checkedBags: { quantity: checked, weight: 23, weightUnit: 'KG' },
      bagPrice: bag === null ? null : usd(bag),
      change,
      refund,
      seat: 'for_a_fee',
    })),
  }
}

const location = (code: string, index: number) => ({
  cityCode: code,
  countryCode: 'CO',
  name: { en: `${code} Airport`, es: `Aeropuerto de ${code}` },
  cityName: { en: code, es: code },
  location: { lat: index * 5, lon: index * 7 },
  timeZone: 'America/Bogota',
})

export interface FixtureSize {
  /** distinct departures, and returns with each; no returns is one-way */
  readonly departures: number
  readonly returns: number
  readonly seed?: number
}

/** An answer of the contract's shape for BOG–MAD, 10 to 20 March 2027, for tests. */
export const flightAnswer = ({ departures, returns, seed = 1 }: FixtureSize): SearchAnswer => {
  const random = randomFrom(seed)
  const outs = Array.from({ length: departures }, (_, id) => itineraryOf(random, id, 'BOG', 'MAD', '2027-03-10'))
  const backs = Array.from({ length: returns }, (_, id) =>
    itineraryOf(random, departures + id, 'MAD', 'BOG', '2027-03-20'),
  )
  const pairs = outs.flatMap((out) => (returns === 0 ? [[out]] : backs.map((back) => [out, back])))
  return {
    data: pairs.map((pair, id) => offerOf(random, id, pair)),
    dictionaries: {
      locations: Object.fromEntries(places.map((code, index) => [code, location(code, index)])),
      aircraft: { '788': 'Boeing 787-8', '359': 'Airbus A350-900', '32N': 'Airbus A320neo' },
      currencies: { USD: 'US dollar' },
      carriers: Object.fromEntries(airlines.map((code) => [code, `Airline ${code}`])),
    },
    meta: {
      count: pairs.length,
      expiresAt: '2027-01-01T00:30:00.000Z',
      typicalCo2: 500,
      sources: [{ code: 'fixture', status: 'ok' }],
    },
    facets: { stops: [], duration: [], price: [], departureTime: [], arrivalTime: [], airline: [] },
  }
}
