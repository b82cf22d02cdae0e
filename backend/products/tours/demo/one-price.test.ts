import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharers } from '#domain/tour-kinds.ts'
import type { RequestedDays } from '../../requested-days.ts'
import { dateOf, dayOf } from '../../demo/calendar.ts'
import { takenKey } from '../../demo/reservations/reservation-rows.ts'
import { foundTour } from '../found-tour.ts'
import { reservedTour } from './booking/reserved-offer.ts'
import { allTours, isTest } from './made/tour.ts'
import { searchTours } from './search.ts'
import { shownDeparture } from './shown-departure.ts'
import { departuresOf } from './times/departures.ts'
import { refusalOf, sharingsOf } from './times/sharings.ts'
import { tries } from '../../../../scripts/tries.ts'

const today = dayOf('2026-11-23')
const tours = allTours().filter((tour) => !isTest(tour))

const anyParty = fc.array(fc.oneof(fc.integer({ min: 18, max: 64 }), fc.integer({ min: 0, max: 90 })), {
  minLength: 1,
  maxLength: 9,
})

const anySearch: fc.Arbitrary<RequestedDays> = fc
  .record({ ahead: fc.integer({ min: 0, max: 330 }), days: fc.integer({ min: 0, max: 120 }), ages: anyParty })
  .map(({ ahead, days, ages }) => ({ from: today + ahead, to: today + ahead + days, ages }))

describe('one price', () => {
  it('is the list’s, the lowest of the departures that fit, and the sum of its parts, over 400 parties', () => {
    let compared = 0
    fc.assert(
      fc.property(anySearch, (asked) => {
        for (const { tourCode, lowestPrice, departures } of searchTours(null, asked, today).tours) {
          const tour = tours.find(({ code }) => code === tourCode)
          if (!tour) throw new Error(tourCode)
          const fitting = departuresOf(tour, asked.from, asked.to, today)
            .map((departure) => shownDeparture(departure, asked.ages, today))
            .filter(({ available }) => available)
          const totals = fitting.flatMap(({ sharings }) => sharings.map(({ total }) => total.amount))
          expect(lowestPrice.total.amount).toBe(Math.min(...totals))
          const first = fitting.find(({ sharings }) => sharings[0]?.total.amount === lowestPrice.total.amount)
          expect(lowestPrice.departureId).toBe(first?.departureId)
          expect(departures).toEqual(
            fitting.map(({ from, status, left, callOff, sharings }) => ({
              from,
              status,
              total: sharings.find(({ rooms }) => rooms.join() === lowestPrice.rooms.join())?.total.amount,
              ...(status === 'few' && { left, guaranteed: callOff === null }),
            })),
          )
          compared += 1
        }
      }),
      { numRuns: tries(400) },
    )
    expect(compared).toBeGreaterThan(tries(2000))
  })

  it('of every way to share is what each person pays, and deposit and balance make it up', () => {
    fc.assert(
      fc.property(anySearch, fc.constantFrom(...tours), (asked, tour) => {
        for (const departure of departuresOf(tour, asked.from, asked.to, today)) {
          const { perPerson, sharings, from, singleSupplement } = shownDeparture(departure, asked.ages, today)
          expect(singleSupplement.amount).toBe(perPerson.single.amount - perPerson.twin.amount)
          expect(perPerson.triple.amount).toBeLessThan(perPerson.twin.amount)
          for (const { rooms, total, deposit, balance, balanceDue } of sharings) {
            expect(total.amount).toBe(rooms.reduce((sum, room) => sum + perPerson[room].amount * sharers[room], 0))
            expect(deposit.amount + balance.amount).toBe(total.amount)
            expect(Number.isSafeInteger(deposit.amount) && deposit.amount > 0).toBe(true)
            expect(balance.amount === 0).toBe(balanceDue === null)
            if (balanceDue !== null) {
              expect(balanceDue < from).toBe(true)
              expect(balanceDue > dateOf(today)).toBe(true)
            }
          }
        }
      }),
      { numRuns: tries(200) },
    )
  })

  it('is what is reserved, and its deposit what is charged, in every way to share', () => {
    let compared = 0
    fc.assert(
      fc.property(anySearch, fc.constantFrom(...tours), (asked, tour) => {
        for (const departure of departuresOf(tour, asked.from, asked.to, today)) {
          const { sharings } = shownDeparture(departure, asked.ages, today)
          for (const rooms of sharingsOf(asked.ages)) {
            compared += 1
            const offer = reservedTour('id', { departure, ages: asked.ages, rooms }, today * 86_400_000)
            const shown = sharings.find((own) => own.rooms === rooms || own.rooms.join() === rooms.join())
            const { lines, singleSupplement: _, ...price } = offer.price
            expect({ rooms, ...price }).toEqual(shown)
            expect(lines.reduce((sum, { subtotal }) => sum + subtotal.amount, 0)).toBe(offer.price.total.amount)
            expect(lines.reduce((sum, { travelers }) => sum + travelers, 0)).toBe(asked.ages.length)
            expect(foundTour(offer, 0).price).toEqual(offer.price.deposit)
            const kept = foundTour(offer, 0).terms.cancel.map((step) => step.kept.amount)
            expect(kept).toEqual(kept.toSorted((a, b) => a - b))
            expect(kept.at(-1) ?? offer.price.deposit.amount).toBe(offer.price.deposit.amount)
          }
        }
      }),
      { numRuns: tries(150) },
    )
    expect(compared).toBeGreaterThan(tries(500))
  })

  it('gives every party a bed each, and no child a room without an adult', () => {
    fc.assert(
      fc.property(anyParty, (ages) => {
        const adults = ages.filter((age) => age >= 18).length
        for (const rooms of sharingsOf(ages)) {
          expect(rooms.reduce((sum, room) => sum + sharers[room], 0)).toBe(ages.length)
          expect(rooms.length).toBeLessThanOrEqual(adults)
        }
        expect(new Set(sharingsOf(ages).map(String)).size).toBe(sharingsOf(ages).length)
      }),
    )
    expect(sharingsOf([30, 31, 32, 33]).map(String)).toEqual([
      'triple,single',
      'twin,twin',
      'twin,single,single',
      'single,single,single,single',
    ])
  })

  it('a departure with few places is guaranteed where enough have booked it, and not where others are about to', () => {
    const [tour] = tours
    const days = { from: today + 60, to: today + 360, ages: [34] }
    const sure = departuresOf(tour!, days.from, days.to, today)
    // all places but one that are left, by who has reserved and not booked
    const taken = new Map(
      sure.map(({ day, left }) => [takenKey(tour!.code, '', dateOf(day)), Math.max(0, (left ?? 0) - 1)]),
    )
    const found = searchTours(tour!.countryCode, days, today, taken).tours.find(
      ({ tourCode }) => tourCode === tour!.code,
    )
    const few = found?.departures.filter(({ status }) => status === 'few') ?? []
    const callOffs = new Map(sure.map(({ day, callOffDay }) => [dateOf(day), callOffDay]))
    for (const { from, guaranteed } of few) expect(guaranteed).toBe(callOffs.get(from) === null)
    expect(new Set(few.map(({ guaranteed }) => guaranteed)).size).toBe(2)
  })

  it('no departure is sold that may have been called off', () => {
    for (const tour of tours)
      for (const { day, callOffDay, status, left } of departuresOf(tour, today, today + 361, today)) {
        expect(callOffDay === null || callOffDay >= today).toBe(true)
        expect(day).toBeGreaterThan(today)
        if (status === 'guaranteed') expect(callOffDay).toBeNull()
        if (status === 'few') expect(left).toBeLessThanOrEqual(4)
        if (status === 'sold_out') expect(left).toBe(0)
      }
    const statuses = new Set(
      tours.flatMap((tour) => departuresOf(tour, today, today + 361, today)).map((one) => one.status),
    )
    expect(statuses.size).toBe(5)
  })

  it.each([
    [[17], 'needs_adult'],
    [[40, 3], 'age_not_allowed'],
    [[90], 'age_not_allowed'],
    [[40, 12, 12, 12, 12], 'needs_adult'],
  ])('refuses %o with a word: %s', (ages, reason) => {
    const tour = tours.find(({ code }) => code === 'peru-clasico')
    expect(tour && refusalOf(tour, ages)?.reason).toBe(reason)
  })
})
