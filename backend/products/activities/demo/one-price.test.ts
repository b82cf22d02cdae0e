import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ActivityTime } from '#contract/products/activities/activity-availability.ts'
import type { TimeOfDay } from '#domain/activity-kinds.ts'
import { dayOf } from '../../demo/calendar.ts'
import { isTestPlace } from '../../hotels/demo/places/destinations.ts'
import type { ActivityQuestion } from '../activity-supplier.ts'
import { availabilityOf } from './availability.ts'
import { activityOf, citiesWithActivities } from './made/activity.ts'
import { shownActivity } from './made/shown-activity.ts'
import { requestedTime, reservedOffer } from './booking/reserved-offer.ts'
import { foundActivity } from '../found-activity.ts'
import { searchActivities } from './search.ts'
import { tries } from '../../../../scripts/tries.ts'

const askedOn = dayOf('2026-11-22')
const asking = { minute: askedOn * 1440 + 720, booked: new Map<string, number>() }
const cities = citiesWithActivities().filter((city) => !isTestPlace(city))

const partySize = { minLength: 1, maxLength: 9 }

const anySearch: fc.Arbitrary<ActivityQuestion> = fc
  .record({
    city: fc.constantFrom(...cities),
    ahead: fc.integer({ min: 0, max: 330 }),
    days: fc.integer({ min: 1, max: 31 }),
    ages: fc.oneof(
      fc.array(fc.oneof(fc.integer({ min: 18, max: 64 }), fc.integer({ min: 0, max: 99 })), partySize),
      // children alone, as chance hardly ever makes them
      fc.array(fc.integer({ min: 4, max: 15 }), partySize),
    ),
    language: fc.constantFrom('en' as const, 'es' as const),
  })
  .map(({ city, ahead, days, ages, language }) => ({
    latitude: city.latitude,
    longitude: city.longitude,
    from: askedOn + ahead,
    to: askedOn + ahead + days - 1,
    ages,
    language,
    itemsPerPage: 100,
    page: 1,
  }))

const availability = (code: string, asked: ActivityQuestion) => {
  const activity = activityOf(code)
  const answer = activity && availabilityOf(activity, null, asked, asking)
  if (!activity || !answer) throw new Error(code)
  return { detail: shownActivity(activity), options: answer.options }
}

/** Whole cents: units times how many, and their sum. */
const addsUp = ({ units, total }: ActivityTime['price']): boolean =>
  units.every(
    ({ quantity, each, subtotal }) =>
      Number.isSafeInteger(each.amount) && each.amount >= 0 && subtotal.amount === quantity * each.amount,
  ) && total.amount === units.reduce((sum, { subtotal }) => sum + subtotal.amount, 0)

/** Whether a time begins, or is open, in a part of the day. */
const isOf = ({ localDateTimeStart, openingHours }: ActivityTime, part: TimeOfDay): boolean => {
  const from = localDateTimeStart.slice(11, 16)
  const until = openingHours?.to ?? from
  if (part === 'morning') return from < '12:00'
  return part === 'afternoon' ? from < '18:00' && until >= '12:00' : until >= '18:00'
}

describe('one price', { timeout: 120_000 }, () => {
  it('is the list’s, the lowest of all times and the sum of its units, over 500 parties', () => {
    let compared = 0
    fc.assert(
      fc.property(anySearch, fc.nat(), (asked, which) => {
        const { activities } = searchActivities(asked, asking)
        const found = activities[which % Math.max(1, activities.length)]
        if (!found) return
        compared += 1
        const { detail, options } = availability(found.activityCode, asked)
        const free = options.flatMap(({ optionCode, days }) =>
          days.flatMap(({ date, times }) =>
            times.flatMap((time) => (time.available ? [{ optionCode, date, time }] : [])),
          ),
        )
        const lowest = Math.min(...free.map(({ time }) => time.price.total.amount))
        expect(found.lowestPrice.total).toEqual({ amount: lowest, currency: 'USD' })
        const { optionCode, date } = found.lowestPrice
        expect(
          free.some(
            (own) => own.optionCode === optionCode && own.date === date && own.time.price.total.amount === lowest,
          ),
        ).toBe(true)
        expect(found.dates).toEqual([...new Set(free.map((own) => own.date))].toSorted())
        for (const [chosen, isFree] of found.dates.flatMap((day) => [[day, false] as const, [day, true] as const]))
          for (const part of found.timesOfDay) {
            const at = free.filter(
              (own) => own.date === chosen && isOf(own.time, part) && (!isFree || own.time.freeUntil !== null),
            )
            const told = found.prices.filter(
              ({ dates, timesOfDay: parts, cancelsFree }) =>
                dates.includes(chosen) && parts.includes(part) && (!isFree || cancelsFree),
            )
            expect(told.length > 0).toBe(at.length > 0)
            expect(Math.min(...told.map(({ total }) => total.amount))).toBe(
              Math.min(...at.map(({ time }) => time.price.total.amount)),
            )
          }
        const prices = options.flatMap(({ days }) => days.flatMap(({ times }) => times.map(({ price }) => price)))
        expect(prices.filter((price) => !addsUp(price))).toEqual([])
        expect(detail.options.map((option) => option.optionCode)).toEqual(options.map((option) => option.optionCode))
      }),
      { numRuns: tries(500) },
    )
    expect(compared).toBeGreaterThan(tries(250))
  })
})

describe('what is reserved', { timeout: 120_000 }, () => {
  it('costs what was shown, is what is ordered and charged, and has a ticket for everybody, over 300 parties', () => {
    let compared = 0
    fc.assert(
      fc.property(anySearch, fc.nat(), (asked, which) => {
        const { activities } = searchActivities(asked, asking)
        const found = activities[which % Math.max(1, activities.length)]
        const activity = found && activityOf(found.activityCode)
        if (!found || !activity) return
        const paxes = asked.ages.map((age) => ({ age }))
        for (const { optionCode, days } of availability(found.activityCode, asked).options)
          for (const time of days.flatMap(({ times }) => times).filter(({ available }) => available)) {
            compared += 1
            const { localDateTimeStart } = time
            const own = requestedTime(activity, { optionCode, localDateTimeStart, paxes }, asking)
            if (!own || !('slot' in own)) throw new Error(localDateTimeStart)
            const offer = reservedOffer('id', own, null, asking.minute * 60_000)
            expect(offer.price).toEqual(time.price)
            expect(foundActivity(offer, 0).price).toEqual(time.price.total)
            expect(offer.unitItems.flatMap(({ ages }) => ages).toSorted()).toEqual(asked.ages.toSorted())
            const kept = offer.cancel.steps.map(({ keeps }) => keeps.amount)
            expect(kept).toEqual(kept.toSorted((a, b) => a - b))
            expect(kept.at(-1) ?? time.price.total.amount).toBe(time.price.total.amount)
            expect(offer.cancel.freeUntil).toBe(time.freeUntil)
          }
      }),
      { numRuns: tries(300) },
    )
    expect(compared).toBeGreaterThan(tries(500))
  })
})

/** Everybody is counted, and a time can be had where it is open and has room for all of them. */
const isHonest = (
  { price, available, vacancies, status }: ActivityTime,
  pricing: 'PER_PERSON' | 'PER_UNIT',
  people: number,
): boolean => {
  if (status === 'SOLD_OUT' || status === 'CLOSED') return !available
  if (pricing === 'PER_UNIT') return true
  const counted = price.units.reduce((sum, { quantity }) => sum + quantity, 0)
  return counted === people && available === (vacancies === null || vacancies >= people)
}

describe('who may come along', { timeout: 120_000 }, () => {
  it('is decided by the ages and companions that the page of the activity shows', () => {
    const reasons = new Set<string>()
    fc.assert(
      fc.property(anySearch, fc.nat(), (asked, which) => {
        const adults = searchActivities({ ...asked, ages: [40] }, asking).activities
        const one = adults[which % Math.max(1, adults.length)]
        if (!one) return
        const { detail, options } = availability(one.activityCode, asked)
        for (const option of detail.options) {
          const shown = options.find(({ optionCode }) => optionCode === option.optionCode)
          const unitsOf = (age: number) => option.units.filter(({ minAge, maxAge }) => age >= minAge && age <= maxAge)
          const taken = asked.ages.flatMap(unitsOf)
          expect(asked.ages.every((age) => unitsOf(age).length <= 1)).toBe(true)
          const strangers = asked.ages.filter((age) => unitsOf(age).length === 0)
          const alone = asked.ages.filter((age) =>
            unitsOf(age).some(
              ({ accompaniedBy }) =>
                accompaniedBy.length > 0 && !taken.some(({ unitCode }) => accompaniedBy.includes(unitCode)),
            ),
          )
          const expected =
            strangers.length > 0
              ? { reason: 'age_not_allowed', ages: strangers }
              : alone.length > 0
                ? { reason: 'needs_adult', ages: alone }
                : null
          expect(shown?.refusal).toEqual(expected)
          reasons.add(shown?.refusal?.reason ?? 'none')
          const times = (shown?.days ?? []).flatMap((day) => day.times)
          expect(times.filter((time) => !isHonest(time, option.pricing, asked.ages.length))).toEqual([])
        }
      }),
      { numRuns: tries(200) },
    )
    expect(reasons).toEqual(new Set(['none', 'age_not_allowed', 'needs_adult']))
  })

  it('a group of five pays for two groups of four, and a baby for nothing', () => {
    const code = cities
      .flatMap((city) => searchActivities({ ...searchOf(city), ages: [40] }, asking).activities)
      .map(({ activityCode }) => activityCode)
      .find((own) => availability(own, searchOf(cities[0])).detail.options.length === 2)
    if (!code) throw new Error('no activity is sold to groups')
    const asked = { ...searchOf(cities[0]), ages: [40, 40, 40, 40, 40, 1] }
    const [time] = availability(code, asked).options[1]?.days[0]?.times ?? []
    expect(time?.price.units.map(({ unitCode, quantity }) => [unitCode, quantity])).toEqual([
      ['GROUP', 2],
      ['CHILD', 1],
    ])
    expect(time?.price.units[1]?.subtotal.amount).toBe(0)
  })
})

function searchOf(city = cities[0]): ActivityQuestion {
  if (!city) throw new Error('no city')
  const { latitude, longitude } = city
  const day = askedOn + 40
  return { latitude, longitude, from: day, to: day + 6, ages: [30], language: 'en', itemsPerPage: 100, page: 1 }
}
