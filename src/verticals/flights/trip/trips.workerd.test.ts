import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addMoney, multiplyMoney, sumMoney } from '#domain/money/money.ts'
import { loadTripOnServer } from './load-trip.server.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { serialiseFlightSearch } from '../search/flight-search.ts'
import { searchFlights } from '../offer/flights.server.ts'
import { type OfferColumns, fromOfferColumns } from '../offer/offer-columns.ts'
import { firstBags } from './priced-trip.ts'
import { totalWithBag } from '../results/query/fare-price.ts'
import { tripParameters } from './trip-parameters.ts'
import { askedAgain } from './trip-url.ts'
import { standingPrice } from '#/server/backend/quotes.server.ts'
import { runServer } from '#/server/runtime.server.ts'

beforeAll(() => void Object.assign(env, { BACKEND: SELF }))
afterEach(() => void vi.useRealTimers())

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const searchOf = (from: string, to: string, roundTrip = false): FlightSearch => ({
  from,
  to,
  departure: dayIn(60),
  return: roundTrip ? dayIn(70) : undefined,
  adults: 2,
  children: 1,
  ages: [7],
  infants: 1,
  cabin: 'economy',
})

const offersOf = async (search: FlightSearch) => {
  const found = await runServer(searchFlights(search))
  if (!found.ok) throw new Error(found.problem.message)
  const columns: OfferColumns = JSON.parse(found.value.text)
  return fromOfferColumns(columns).offers
}

/** The address of the first offer of a search, in its dearest fare. */
const addressOf = async (search: FlightSearch) => {
  const [offer] = await offersOf(search)
  const fare = offer?.fares.at(-1)
  if (!offer || !fare) throw new Error('nothing is sold')
  return tripParameters(serialiseFlightSearch(search), {
    offerId: fare.id,
    total: fare.total,
    fare: fare.rules.label,
    outbound: offer.outbound.key,
    inbound: offer.inbound?.key,
  })
}

describe('a chosen trip', () => {
  it.each([
    ['BOG', 'MAD', true],
    ['JFK', 'SYD', false],
    ['MEX', 'CUN', true],
    ['DXB', 'AMS', false],
  ])('%s–%s costs what it was shown at, part by part', async (from, to, roundTrip) => {
    const url = await addressOf(searchOf(from, to, roundTrip))
    const loaded = await loadTripOnServer(url)
    if (loaded.state !== 'priced') throw new Error(loaded.state)
    const { trip } = loaded
    const { currency } = trip.total
    expect(String(trip.total.amount)).toBe(url.shown)
    const fees = sumMoney(
      trip.fees.map(({ amount }) => amount),
      currency,
    )
    expect(addMoney(addMoney(trip.base, trip.taxes), fees)).toEqual(trip.total)
    const travellers = trip.travellers.map(({ each, ids }) => multiplyMoney(each, ids.length))
    expect(sumMoney(travellers, currency)).toEqual(trip.total)
    expect(trip.directions).toHaveLength(roundTrip ? 2 : 1)
    expect(loaded.results?.search).toMatchObject({ from, to, ages: [7] })
  })

  it.each([
    ['MDE', 'MDE'],
    ['JFK', 'NYC'],
    ['SEA', undefined],
    ['CLO', undefined],
  ])('says where it lands if activities are sold there: %s', async (to, destination) => {
    expect(await loadTripOnServer(await addressOf(searchOf('MIA', to)))).toMatchObject({ state: 'priced', destination })
  })

  it.each([true, false])('costs with a bag each what the list said, round trip: %s', async (roundTrip) => {
    const fares = (await offersOf(searchOf('BOG', 'MAD', roundTrip))).flatMap((offer) => offer.fares)
    const sold = fares.filter(({ bag }) => bag !== undefined).slice(0, 3)
    expect(sold.length).toBeGreaterThan(0)
    for (const fare of sold) {
      const loaded = await loadTripOnServer({ offer: fare.id })
      if (loaded.state !== 'priced') throw new Error(loaded.state)
      const { trip } = loaded
      expect(addMoney(trip.total, firstBags(trip)).amount).toBe(totalWithBag(fare, 3))
    }
  })

  it('is found again by its flights once the offer is over', async () => {
    const url = await addressOf(searchOf('BOG', 'MAD', true))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    expect(await loadTripOnServer(url)).toMatchObject({
      state: 'problem',
      problem: { _tag: 'OfferGone', code: 'offer_expired' },
      canFindAgain: true,
    })
    const again = await loadTripOnServer(askedAgain(url))
    if (again.state !== 'found') throw new Error(again.state)
    expect(again.fare).toBe(url.fare)
    const loaded = await loadTripOnServer({ ...url, offer: again.offerId })
    expect(loaded).toMatchObject({ state: 'priced', trip: { fare: url.fare } })
  })

  it.each([
    ['past everywhere', -3, false],
    ['past at its origin', -1, true],
  ])('is not found again on another day than its own: %s', async (_name, days, canFindAgain) => {
    const url = { ...(await addressOf(searchOf('SYD', 'LAX'))), departure: dayIn(days) }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 })
    const problem = { _tag: 'OfferGone', code: 'offer_expired' }
    expect(await loadTripOnServer(url)).toMatchObject({ state: 'problem', problem, canFindAgain })
    expect(await loadTripOnServer(askedAgain(url))).toMatchObject({ state: 'problem', problem, canFindAgain: false })
  })
})

describe('routes with a fixed outcome', () => {
  it('LHR–STN rises at each check', async () => {
    const url = await addressOf(searchOf('LHR', 'STN'))
    const totals: number[] = [Number(url.shown)]
    for (let check = 0; check < 3; check++) {
      const loaded = await loadTripOnServer(url)
      if (loaded.state === 'priced') totals.push(loaded.trip.total.amount)
    }
    expect(totals).toHaveLength(4)
    expect(totals).toEqual([...new Set(totals)].toSorted((a, b) => a - b))
  })

  it('LHR–STN is not asked about once more by the booking that begins at the total of its page', async () => {
    const url = await addressOf(searchOf('LHR', 'STN'))
    const loaded = await loadTripOnServer(url)
    if (loaded.state !== 'priced') throw new Error(loaded.state)
    const { offerId, total } = loaded.trip
    expect(total.amount).toBeGreaterThan(Number(url.shown))
    await scheduler.wait(300)
    const totalAt = async (shown: typeof total) => {
      const standing = await runServer(standingPrice(offerId, shown))
      if (!standing.ok) throw new Error(standing.problem.message)
      return standing.value.data[0]?.price.intTotal
    }
    expect(await totalAt(total)).toEqual(total)
    const never = { ...total, amount: total.amount - 1 }
    const asked = await totalAt(never)
    expect(asked?.amount).toBeGreaterThan(total.amount)
    await scheduler.wait(300)
    expect((await totalAt(never))?.amount).toBeGreaterThan(asked?.amount ?? Infinity)
    expect(await totalAt(total)).toEqual(total)
  })

  it('LGW–LHR is gone, and what is sold instead is not the same offer', async () => {
    const url = await addressOf(searchOf('LGW', 'LHR'))
    const loaded = await loadTripOnServer(askedAgain(url))
    expect(loaded).toMatchObject({
      state: 'problem',
      problem: { code: 'offer_no_longer_available' },
      canFindAgain: false,
    })
  })
})

it.each(['nonsense', 'x'.repeat(400), '', '%00'])('knows no offer %j', async (offer) => {
  expect(await loadTripOnServer({ offer })).toMatchObject({ state: 'problem', results: undefined })
})
