import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { Schema } from 'effect'
import { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { FlightOffer } from '#contract/products/flights/flight-offer.ts'
import type { HotelOffer } from '#contract/products/hotels/hotel-rates.ts'
import type { StayDateTimeRange } from '#contract/products/hotels/stay.ts'
import type { PackagePrice } from '#contract/products/packages/package-price.ts'
import type { PackageRatesAnswer } from '#contract/products/packages/package-stays.ts'
import { onePrice } from '../../orders/parts/one-price.ts'
import { chargeOf } from '../../orders/parts/saga.ts'
import { totalOf } from '../../orders/order-state.ts'
import { dayOf } from '../demo/calendar.ts'
import { offerKey } from '../demo/offer-key.ts'
import { quoteAt } from '../flights/demo/quote.ts'
import { searchDemo } from '../flights/demo/search.ts'
import { foundFlight } from '../flights/found-flight.ts'
import { checkChoice, offerById } from '../hotels/demo/check.ts'
import { hotelOf } from '../hotels/demo/house/hotel.ts'
import { destinationOf } from '../hotels/demo/places/destinations.ts'
import { ratesOf } from '../hotels/demo/rates.ts'
import { searchHotels } from '../hotels/demo/search.ts'
import { packagedHotel } from '../hotels/found-hotel.ts'
import type { OrderPart } from '../products.ts'
import { packageOffer } from './package-offer.ts'
import { requestedStay, isOneJourney, partyOf, stayBetween } from './package-trip.ts'
import { type LeadStay, isFinalFare, packagedFlights, staysBetween } from './packaged-flights.ts'
import { packagedRates, packagedStay } from './packaged-stays.ts'
import { foundStayPrice } from './pair-price.ts'
import { tries } from '../../../scripts/tries.ts'

const now = Date.UTC(2026, 10, 22, 12)
const asking = { second: now / 1000, key: offerKey('a secret', 'hotel rate') }
const flightKey = offerKey('a secret')
const read = Schema.decodeUnknownSync(Schema.fromJsonString(SearchAnswer))

type Rooms = readonly { index: number; adult: number; children: number; childAge: readonly number[] }[]
const parties: readonly Rooms[] = [
  [{ index: 1, adult: 2, children: 0, childAge: [] }],
  [{ index: 1, adult: 1, children: 1, childAge: [13] }],
  [
    { index: 1, adult: 2, children: 1, childAge: [1] },
    { index: 2, adult: 1, children: 2, childAge: [6, 11] },
  ],
]
const routes = ['BOG-CTG', 'BOG-MAD', 'LIM-SCL', 'MEX-CUN', 'MDE-BOG', 'BUE-SAO', 'MIA-NYC', 'MAD-BCN']
const journeys = routes.flatMap((route, at) =>
  parties.map((rooms, party) => ({ route, rooms, day: 20 + at * 31 + party * 5, nights: 2 + ((at + party) % 6) })),
)
type Journey = (typeof journeys)[number]

const memory = new Map<string, unknown>()
const once = <Value>(of: unknown, make: () => Value): Value => {
  const name = JSON.stringify(of)
  if (!memory.has(name)) memory.set(name, make())
  return memory.get(name) as Value
}

const flightsOf = ({ route, rooms, day, nights }: Journey): SearchAnswer => {
  const departureDay = dayOf('2026-11-22') + day
  const search = {
    from: route.slice(0, 3),
    to: route.slice(4),
    departureDay,
    returnDay: departureDay + nights,
    cabin: 'economy' as const,
    party: partyOf(rooms),
    accepts: () => true,
  }
  return read(searchDemo(search, { key: flightKey, fees: [], quote: quoteAt(now) }))
}

const hotelsOf = ({ route, rooms }: Journey, nights: StayDateTimeRange, takenBackOnly: boolean) => {
  const city = destinationOf(route.slice(4))
  if (!city) throw new Error(route)
  return once(['hotels', route, rooms, nights, takenBackOnly], () =>
    searchHotels(
      {
        latitude: city.latitude,
        longitude: city.longitude,
        kilometres: 320,
        destinationCode: city.code,
        offset: 1,
        pageSize: 200,
        refundableOnly: false,
        takenBackOnly,
        stay: requestedStay(nights, rooms),
      },
      Math.floor(asking.second / 60),
    ),
  )
}

const lowest = <Item>(items: readonly Item[], of: (item: Item) => number): Item | undefined =>
  items.reduce<Item | undefined>((best, own) => (best !== undefined && of(best) <= of(own) ? best : own), undefined)

const packagesOf = (journey: Journey) =>
  once(['flights', journey], () => {
    const answer = flightsOf(journey)
    const lead: LeadStay = (nights, takenBackOnly) =>
      lowest(
        hotelsOf(journey, nights, takenBackOnly).data.flatMap((own) => foundStayPrice(own) ?? []),
        ({ total }) => total.amount,
      )
    expect(staysBetween(answer.data).length).toBeGreaterThan(0)
    return { answer, flights: packagedFlights(answer, lead, false).data }
  })

const partOf = (partId: string, kind: 'flight' | 'hotel', found: object): OrderPart => {
  const { item, price, expiresAt, terms, apart } = found as ReturnType<typeof packagedHotel>
  return {
    partId,
    kind,
    item,
    extras: kind === 'flight' ? { bags: [] } : { guests: [], requests: {} },
    quote: { offerId: partId, price, quotedAt: 0, expiresAt, agreed: true, terms },
    ...(apart && { apart }),
    state: 'confirmed',
    supplier: { name: 'DEMO', orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  } as unknown as OrderPart
}

const added = (a: PackagePrice, b: PackagePrice): PackagePrice => {
  const sum = (key: keyof PackagePrice) => ({ ...a[key], amount: a[key].amount + b[key].amount })
  return { total: sum('total'), dueNow: sum('dueNow'), dueAtProperty: sum('dueAtProperty'), apart: sum('apart') }
}

const rulesOf = ({ id, fareFamilies, itineraries }: FlightOffer) => {
  const refund = fareFamilies.find((family) => family.id === id)?.refund ?? { allowed: null, penalty: null }
  const [segment] = itineraries[0]?.segments ?? []
  return [{ segmentId: segment?.id ?? '1', fareBasis: 'Y', category: 'refund' as const, ...refund }]
}

const atOf = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % Math.max(1, items.length)]
  if (item === undefined) throw new Error('nothing is sold')
  return item
}

/** What a stay alone costs anybody who asks for the same room on the same terms. */
const aloneOnTheList = (hotelCode: string, nights: StayDateTimeRange, rooms: Rooms, alone: HotelOffer): boolean => {
  const hotel = hotelOf(hotelCode)
  if (!hotel) return false
  const { audience: _audience, ...stay } = requestedStay(nights, rooms)
  const rates = ratesOf(hotel, stay, asking, () => true).roomTypes.flatMap((type) => type.rates)
  return alone.rooms.every(({ rate }) =>
    rates.some(
      (own) =>
        own.roomIndex === rate.roomIndex &&
        own.roomTypeCode === rate.roomTypeCode &&
        own.board === rate.board &&
        own.pays === rate.pays &&
        own.price.total.amount === rate.price.total.amount,
    ),
  )
}

/** What the pair costs with the cheapest rate of each room that can be cancelled for nothing. */
const refundableTotal = ({ price, roomTypes }: PackageRatesAnswer, rooms: Rooms) => {
  const free = roomTypes.flatMap(({ rates }) => rates.filter(({ cancel }) => cancel.freeUntil !== null))
  const least = rooms.map(({ index }) =>
    lowest(
      free.filter(({ roomIndex }) => roomIndex === index),
      ({ more }) => more.total.amount,
    ),
  )
  return price && least.every((rate) => rate !== undefined)
    ? least.reduce((sum, { more }) => added(sum, more), price).total
    : undefined
}

it(
  'is one price from the first list to the charge, below the two apart, over 500 packages',
  { timeout: 240_000 },
  () => {
    let withDues = 0
    fc.assert(
      fc.property(
        fc.constantFrom(...journeys),
        fc.nat(),
        fc.nat(),
        fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
        (journey, whichFlight, whichHotel, whichRates) => {
          const { answer, flights } = packagesOf(journey)
          const flight = atOf(flights, whichFlight)
          const offer = answer.data.find(({ id }) => id === flight.id)
          const nights = offer && stayBetween(offer)
          const family = offer?.fareFamilies.find(({ id }) => id === offer.id)
          if (!offer || !nights || !family) throw new Error(flight.id)

          const takenBackOnly = isFinalFare(family)
          const stays = hotelsOf(journey, nights, takenBackOnly).data.flatMap(
            (found) => packagedStay(offer.price.intTotal, found) ?? [],
          )
          expect(Math.min(...stays.map(({ price }) => price.total.amount))).toBe(flight.price.total.amount)

          const stay = atOf(stays, whichHotel)
          const hotel = hotelOf(stay.hotelInfo.hotelCode)
          if (!hotel) throw new Error(stay.hotelInfo.hotelCode)
          const asked = requestedStay(nights, journey.rooms)
          const rates = packagedRates(
            offer.price.intTotal,
            ratesOf(hotel, asked, asking, () => true),
            takenBackOnly,
          )
          expect(rates.price).toEqual(stay.price)
          expect(stay.cheapestRefundable?.total).toEqual(refundableTotal(rates, journey.rooms))

          const all = rates.roomTypes.flatMap((type) => type.rates)
          const chosen = journey.rooms.map(({ index }, at) =>
            atOf(
              all.filter(({ roomIndex }) => roomIndex === index),
              whichRates[at] ?? 0,
            ),
          )
          const shown = chosen.reduce((sum, { more }) => added(sum, more), stay.price)
          const checked = checkChoice({ rateIds: chosen.map(({ rateId }) => rateId) }, asking, 'package')
          if (checked?.outcome !== 'same') throw new Error(checked?.outcome)
          const included = { 'detailed-fare-rules': rulesOf(offer), bags: [] }
          const priced = { data: [offer], dictionaries: answer.dictionaries, included, meta: { previousTotal: null } }
          const sold = packageOffer(priced, checked.offer, false)
          expect(sold?.price).toEqual(shown)
          expect(isOneJourney(offer, checked.offer)).toBe(true)

          const alone = offerById(checked.offer.id, asking.key, true)?.offer
          if (!alone) throw new Error('not sold alone')
          const parts = [
            partOf('flight', 'flight', foundFlight({ offer, dictionaries: answer.dictionaries, included })),
            partOf('hotel', 'hotel', packagedHotel(checked.offer, alone)),
          ]
          expect(onePrice(parts)).toEqual(shown)
          expect(totalOf({ parts })).toEqual(shown.dueNow)
          expect(chargeOf(parts, shown.dueNow)).toEqual(shown.dueNow)

          expect(shown.total.amount).toBe(shown.dueNow.amount + shown.dueAtProperty.amount)
          expect(shown.apart.amount).toBe(offer.price.intTotal.amount + alone.price.total.amount)
          expect(aloneOnTheList(stay.hotelInfo.hotelCode, nights, journey.rooms, alone)).toBe(true)
          expect(shown.total.amount).toBeLessThan(shown.apart.amount)
          if (shown.dueAtProperty.amount > 0) withDues += 1
        },
      ),
      { numRuns: tries(500) },
    )
    expect(withDues).toBeGreaterThan(tries(50))
  },
)

it('tells nowhere what the stay costs in it', () => {
  const [journey] = journeys
  if (!journey) throw new Error('no journey')
  const { answer, flights } = packagesOf(journey)
  const offer = answer.data.find(({ id }) => id === flights[0]?.id)
  const nights = offer && stayBetween(offer)
  if (!offer || !nights) throw new Error('no flight')
  const { data } = hotelsOf(journey, nights, true)
  const [found] = data
  const stay = found && packagedStay(offer.price.intTotal, found)
  const own = found?.hotelRateInfo.rateInfo.convertedRateInfo.intAmountAfterTax.amount ?? 0
  expect(own).toBeGreaterThan(0)
  expect(JSON.stringify(stay)).not.toContain(`:${own},`)
  const hotel = hotelOf(found?.hotelInfo.hotelCode ?? '')
  if (!hotel) throw new Error('no hotel')
  const rates = ratesOf(hotel, requestedStay(nights, journey.rooms), asking, () => true)
  const answered = JSON.stringify(packagedRates(offer.price.intTotal, rates, true))
  const amounts = rates.roomTypes.flatMap((type) => type.rates.map(({ price }) => price.total.amount))
  expect(amounts.filter((amount) => answered.includes(`:${amount},`))).toEqual([])
})
