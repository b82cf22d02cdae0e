import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '../../demo/calendar.ts'
import { offerKey } from '../../demo/offer-key.ts'
import { foundHotel } from '../found-hotel.ts'
import { hotel as product } from '../hotel.ts'
import type { RequestedStay } from '../hotel-supplier.ts'
import type { HotelPart } from '../hotel-types.ts'
import { checkChoice, offerById } from './check.ts'
import { hotelOf } from './house/hotel.ts'
import { choiceId, readChoiceId } from './ids/choice-id.ts'
import { allDestinations, isTestPlace } from './places/destinations.ts'
import { addedTerms } from './prices/cancel-terms.ts'
import { ratesOf } from './rates.ts'
import { searchHotels } from './search.ts'
import { tries } from '../../../../scripts/tries.ts'

const key = offerKey('a secret', 'hotel rate')
const askedOn = dayOf('2026-11-22')
const asking = { second: askedOn * 86_400 + 43_200, key }
const cities = allDestinations().filter((destination) => !isTestPlace(destination))

const childAges = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 3 })
const oneRoom = fc.tuple(fc.record({ adults: fc.integer({ min: 1, max: 5 }), childAges }))
const manyRooms = fc.array(fc.record({ adults: fc.integer({ min: 1, max: 2 }), childAges }), {
  minLength: 2,
  maxLength: 5,
})
const anyStay: fc.Arbitrary<RequestedStay> = fc
  .record({
    ahead: fc.integer({ min: 0, max: 330 }),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.oneof(oneRoom, manyRooms),
  })
  .filter(({ rooms }) => rooms.reduce((sum, room) => sum + room.adults + room.childAges.length, 0) <= 9)
  .map(({ ahead, nights, rooms }) => ({
    start: askedOn + ahead,
    nights,
    rooms: rooms.map((occupancy, at) => ({ roomIndex: at + 1, occupancy })),
  }))

const searched = (destinationCode: string, stay: RequestedStay) => {
  const city = cities.find(({ code }) => code === destinationCode)
  if (!city) throw new Error(destinationCode)
  const place = { latitude: city.latitude, longitude: city.longitude, kilometres: 320, destinationCode }
  return searchHotels(
    { ...place, offset: 1, pageSize: 200, refundableOnly: false, stay },
    Math.floor(asking.second / 60),
  )
}

/** A stay in a hotel that has room for it, with the answer of the search that found it. */
const anyFound = fc
  .record({ city: fc.constantFrom(...cities), stay: anyStay, which: fc.nat() })
  .map(({ city, stay, which }) => {
    const { data } = searched(city.code, stay)
    const found = data[which % Math.max(1, data.length)]
    return found && { found, stay }
  })
  .filter((case_) => case_ !== undefined)

const ratesFor = (hotelCode: string, stay: RequestedStay) => {
  const hotel = hotelOf(hotelCode)
  if (!hotel) throw new Error(hotelCode)
  return ratesOf(hotel, stay, asking, () => true)
}

const partOf = (offer: HotelPart['item']): HotelPart => {
  const { item, price, expiresAt, terms } = foundHotel(offer)
  return {
    partId: '1',
    kind: 'hotel',
    item,
    extras: { guests: [], requests: {} },
    quote: { offerId: offer.id, price, quotedAt: 0, expiresAt, agreed: true, terms },
    state: 'quoted',
    supplier: { name: 'DEMO', orderKey: null, reference: null },
    documents: { state: 'none', issued: [] },
  }
}

const totalFor = (childAge: number): number => {
  const occupancy = { adults: 2, childAges: [childAge] }
  const stay = { start: askedOn + 60, nights: 4, rooms: [{ roomIndex: 1, occupancy }] }
  const rates = ratesFor('PRUEBAS-standard', stay).roomTypes.flatMap((type) => type.rates)
  return Math.min(...rates.map(({ price }) => price.total.amount))
}

const keptAt = (terms: { steps: readonly { until: number | null; keeps: number }[] }, moment: number) =>
  terms.steps.find(({ until }) => until === null || moment < until)?.keeps

/** each case searches a whole city */
const forManySearches = { timeout: 120_000 }

describe('one price', forManySearches, () => {
  it('on the list, among the rates, at the check, in the order and in the charge, over 500 stays', () => {
    fc.assert(
      fc.property(anyFound, ({ found, stay }) => {
        const listed = found.hotelRateInfo.rateInfo.convertedRateInfo
        const rates = ratesFor(found.hotelInfo.hotelCode, stay).roomTypes.flatMap((type) => type.rates)
        const chosen = found.hotelRateInfo.rooms.map(({ index }) => {
          const [cheapest] = rates
            .filter(({ roomIndex }) => roomIndex === index)
            .toSorted((a, b) => a.price.total.amount - b.price.total.amount)
          if (!cheapest) throw new Error(`no rate for room ${index}`)
          return cheapest
        })
        const answer = checkChoice({ rateIds: chosen.map(({ rateId }) => rateId) }, asking)
        if (answer?.outcome !== 'same') throw new Error(answer?.outcome)
        const { offer } = answer
        expect(chosen.reduce((sum, { price }) => sum + price.total.amount, 0)).toBe(listed.intAmountAfterTax.amount)
        expect(offer.price.total).toEqual(listed.intAmountAfterTax)
        expect(offer.price.dueAtProperty).toEqual(listed.intDueAtProperty)
        const again = offerById(offer.id, key)?.offer
        expect(again).toEqual(offer)
        const part = partOf(offer)
        expect(product.total(part)).toEqual(offer.price.dueNow)
        expect(product.total(part).amount + offer.price.dueAtProperty.amount).toBe(listed.intAmountAfterTax.amount)
      }),
      { numRuns: tries(500) },
    )
  })

  it('is that of a choice with one room that has all features, where those are told', () => {
    fc.assert(
      fc.property(anyFound, ({ found, stay }) => {
        const kinds = ratesFor(found.hotelInfo.hotelCode, stay).roomTypes
        const least = (room: number, features: readonly string[]): number =>
          Math.min(
            ...kinds
              .filter(({ roomType }) =>
                features.every((feature) => roomType.accessFeatures.some((own) => own === feature)),
              )
              .flatMap(({ rates }) => rates.filter(({ roomIndex }) => roomIndex === room))
              .map(({ price }) => price.total.amount),
          )
        const rooms = stay.rooms.map(({ roomIndex }) => roomIndex)
        const leastWith = (features: readonly string[]): number =>
          Math.min(
            ...rooms.map((has) => rooms.reduce((sum, room) => sum + least(room, room === has ? features : []), 0)),
          )
        const { accessible } = found.hotelRateInfo
        for (const features of kinds.map(({ roomType }) => roomType.accessFeatures).filter((own) => own.length > 0)) {
          const told = accessible.filter((own) => features.every((feature) => own.features.includes(feature)))
          const totals = told.map(({ intAmountAfterTax }) => intAmountAfterTax.amount)
          expect(Math.min(...totals)).toBe(leastWith(features))
        }
      }),
      { numRuns: tries(500) },
    )
  })

  it('is made of whole cents that add up: nights, taxes and fees in every room, rooms in the whole', () => {
    fc.assert(
      fc.property(anyFound, ({ found, stay }) => {
        for (const { rates } of ratesFor(found.hotelInfo.hotelCode, stay).roomTypes)
          for (const { price, nights, cancel, pays } of rates) {
            const amounts = [price.total, price.base, price.taxes, price.dueNow, price.dueAtProperty]
            expect(amounts.every(({ amount }) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
            const fees = price.propertyFees.reduce((sum, { amount }) => sum + amount.amount, 0)
            const slept = nights.reduce((sum, { amount }) => sum + amount.amount, 0)
            expect(nights).toHaveLength(stay.nights)
            expect(slept).toBe(price.base.amount + price.taxes.amount)
            expect(price.total.amount).toBe(slept + fees)
            expect(price.dueNow.amount + price.dueAtProperty.amount).toBe(price.total.amount)
            expect(price.dueAtProperty.amount).toBeGreaterThanOrEqual(fees)
            const kept = cancel.steps.map(({ keeps }) => keeps.amount)
            expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b))
            expect(kept.at(-1)).toBe(slept)
            expect(pays).toBe(
              price.dueNow.amount === slept ? 'now' : price.dueNow.amount > 0 ? 'deposit' : 'at_property',
            )
          }
      }),
      { numRuns: tries(60) },
    )
  })
})

const ratesOfOutcome = (outcome: string, nights: number, ahead = 60) => {
  const rooms = [{ roomIndex: 1, occupancy: { adults: 2, childAges: [] } }]
  return ratesFor(`PRUEBAS-${outcome}`, { start: askedOn + ahead, nights, rooms })
}
const everyRate = (answer: ReturnType<typeof ratesOfOutcome>) => answer.roomTypes.flatMap(({ rates }) => rates)

describe('a hotel that is named for its terms', () => {
  it.each([
    ['deposit_night', 'now'],
    ['deposit_remainder', 'at_property'],
    ['deposit_percent', 'deposit'],
  ])('%s: of a single night it says that it is paid %s', (outcome, pays) => {
    const rates = everyRate(ratesOfOutcome(outcome, 1))
    expect(rates.length).toBeGreaterThan(0)
    expect(new Set(rates.map((rate) => rate.pays))).toEqual(new Set([pays]))
  })

  it.each([0, 1, 2, 3, 4, 5, 6])('fixed_nights fixes one night, on whatever day it begins (%i)', (later) => {
    const rates = everyRate(ratesOfOutcome('fixed_nights', 2, 60 + later))
    expect(rates.length).toBeGreaterThan(0)
    for (const { cancel, nights } of rates) {
      expect(cancel).toMatchObject({ refundability: 'partially', fixedNights: [nights[0]?.date] })
      expect(cancel.steps.map(({ keeps }) => keeps)).toEqual([nights[0]?.amount, expect.anything()])
    }
  })

  it.each([
    [4, 'non_refundable'],
    [6, 'non_refundable'],
    [60, 'partially'],
  ])('check_terms_changed changes its terms %i days before arrival, too', (ahead, refundability) => {
    const [rate] = everyRate(ratesOfOutcome('check_terms_changed', 3, ahead))
    const answer = checkChoice({ rateIds: [rate?.rateId ?? ''] }, asking)
    expect(rate?.cancel.refundability).toBe('refundable')
    expect(answer).toMatchObject({ outcome: 'terms_changed', offer: { cancel: { refundability } } })
  })

  it('fixed_nights asks for two nights: of one nothing could be given back', () =>
    expect(ratesOfOutcome('fixed_nights', 1)).toMatchObject({ roomTypes: [], minimumStay: 2 }))
})

it('a stay that is fixed whole is not sold as one that is given back in part', () => {
  const friday = askedOn + ((5 - new Date(askedOn * 86_400_000).getUTCDay() + 7) % 7) + 56
  const rooms = [{ roomIndex: 1, occupancy: { adults: 2, childAges: [] } }]
  const sold = cities
    .slice(0, 8)
    .flatMap((city) =>
      searched(city.code, { start: friday, nights: 2, rooms }).data.flatMap(({ hotelInfo }) =>
        everyRate(ratesFor(hotelInfo.hotelCode, { start: friday, nights: 2, rooms })),
      ),
    )
  expect(sold.length).toBeGreaterThan(100)
  expect(sold.filter(({ cancel }) => cancel.fixedNights.length > 0)).toEqual([])
})

describe('who sleeps where', forManySearches, () => {
  it('the children of a room are in no other, from the search to the offer', () => {
    fc.assert(
      fc.property(anyFound, ({ found, stay }) => {
        const rates = ratesFor(found.hotelInfo.hotelCode, stay).roomTypes.flatMap((type) => type.rates)
        const rateIds = stay.rooms.map(
          ({ roomIndex }) => rates.find((rate) => rate.roomIndex === roomIndex)?.rateId ?? '',
        )
        const answer = checkChoice({ rateIds }, asking)
        if (answer?.outcome !== 'same') throw new Error(answer?.outcome)
        expect(answer.offer.rooms.map(({ rate, adult, childAge }) => [rate.roomIndex, adult, childAge])).toEqual(
          stay.rooms.map(({ roomIndex, occupancy }) => [roomIndex, occupancy.adults, occupancy.childAges]),
        )
        for (const { roomType, adult, children } of answer.offer.rooms) {
          expect(adult).toBeLessThanOrEqual(roomType.maxAdults)
          expect(adult + children).toBeLessThanOrEqual(roomType.maxGuests)
        }
      }),
      { numRuns: tries(100) },
    )
  })

  it('a baby sleeps for nothing, and a child costs less than whoever eats like the grown-up', () => {
    const [baby, child, youth] = [1, 7, 15].map(totalFor)
    expect(baby).toBeLessThan(child ?? 0)
    expect(child).toBeLessThan(youth ?? 0)
  })
})

const room = fc.record({
  roomIndex: fc.integer({ min: 1, max: 5 }),
  type: fc.integer({ min: 0, max: 6 }),
  plan: fc.integer({ min: 0, max: 14 }),
  adults: fc.integer({ min: 1, max: 9 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
})
const choice = fc.record({
  kind: fc.constantFrom('rate' as const, 'offer' as const),
  expirySecond: fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }),
  destination: fc.integer({ min: 0, max: 82 }),
  hotel: fc.integer({ min: 0, max: 59 }),
  start: fc.integer({ min: 20_000, max: 22_000 }),
  nights: fc.integer({ min: 1, max: 30 }),
  raised: fc.boolean(),
  changed: fc.boolean(),
  rooms: fc.array(room, { minLength: 1, maxLength: 5 }),
})

describe('ids', () => {
  it('say what was chosen, and nobody else can write one', () => {
    fc.assert(
      fc.property(choice, fc.nat(), (chosen, at) => {
        const id = choiceId(key, chosen)
        expect(readChoiceId(key, id)).toEqual(chosen)
        expect(readChoiceId(offerKey('another secret', 'hotel rate'), id)).toBeNull()
        const place = at % id.length
        const other = id[place] === 'A' ? 'B' : 'A'
        expect(readChoiceId(key, `${id.slice(0, place)}${other}${id.slice(place + 1)}`)).toBeNull()
      }),
    )
  })

  it('are short enough for the contract where nine guests have five rooms', () => {
    const guests = [
      { adults: 1, childAges: [1, 2] },
      { adults: 1, childAges: [3] },
      { adults: 1, childAges: [4] },
    ]
    const rooms = [...guests, { adults: 1, childAges: [] }, { adults: 1, childAges: [] }].map((occupancy, at) => ({
      roomIndex: at + 1,
      type: 6,
      plan: 14,
      ...occupancy,
    }))
    const full = { kind: 'offer' as const, expirySecond: 1, destination: 82, hotel: 59, start: 1, nights: 30 }
    expect(choiceId(key, { ...full, raised: true, changed: true, rooms }).length).toBeLessThanOrEqual(200)
  })
})

it('what is kept of two rooms is at every moment the sum of what is kept of each', () => {
  const steps = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }).chain((moments) =>
    fc
      .array(fc.integer({ min: 0, max: 9000 }), { minLength: moments.length + 1, maxLength: moments.length + 1 })
      .map((kept) => ({
        steps: [...moments.toSorted((a, b) => a - b), null].map((until, at) => ({
          until,
          keeps: kept.toSorted((a, b) => a - b)[at] ?? 0,
        })),
        fixedNights: [],
      })),
  )
  fc.assert(
    fc.property(steps, steps, fc.integer({ min: 0, max: 50 }), (a, b, moment) => {
      expect(keptAt(addedTerms([a, b]), moment)).toBe((keptAt(a, moment) ?? 0) + (keptAt(b, moment) ?? 0))
    }),
  )
})
