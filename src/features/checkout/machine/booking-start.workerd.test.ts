import { expect, it } from 'vitest'
import type { ActivityItem } from '#/verticals/activities/booking/sold-activity.ts'
import { activities } from '#/verticals/activities/booking/product.ts'
import { exampleFlights } from '#/verticals/flights/booking/draft-for-tests.ts'
import { flights } from '#/verticals/flights/booking/product.ts'
import { flownTours } from '#/verticals/flown-tours/booking/product.ts'
import { hotels } from '#/verticals/hotels/booking/product.ts'
import { exampleStay } from '#/verticals/hotels/booking/stay-for-tests.ts'
import { outings } from '#/verticals/outings/booking/product.ts'
import { packages } from '#/verticals/packages/booking/product.ts'
import { type AnyExtras, type Item, emptyDraft } from '../draft/draft.ts'
import type { Product } from '../product/product.ts'
import { startBooking } from './booking-start.ts'

const { stay, ...item } = exampleStay
const oneRoom = { ...stay, rooms: stay.rooms.slice(0, 1) }
const activity = (activityCode: string, ages: readonly number[]) =>
  ({ activity: { activityCode, questions: [], pickup: { places: [] } }, ages }) as unknown as ActivityItem['activity']
const walk = activity('BOG-1', [34, 8])
const flight = { ...exampleFlights, flightOfferId: 'flight' }
const anotherFlight = { flightOfferId: 'another' }
const requests = { arrivalTime: '23:30', message: 'A cot, please.' }
const answers = { 'diet 1': 'VEGAN' }
const bags = { onward: { '1': 1 }, return: {} }

const kept = (product: Product, before: Item, now: Item, extras: AnyExtras): boolean => {
  const earlier = emptyDraft({ kind: product.kind, item: { ...before, offerId: 'before' }, extras })
  return startBooking(product, { ...now, offerId: 'now' }, earlier, 0).draft.extras === extras
}

const sold = <Sold extends Item>(own: object): Sold => ({ ...item, ...own }) as unknown as Sold
const flown = <Sold extends Item>(own: object): Sold => ({ ...flight, ...own }) as unknown as Sold

it.each<readonly [string, Product, Item, Item, AnyExtras]>([
  ['wishes', hotels, sold({ stay }), sold({ stay: oneRoom }), requests],
  ['answers', activities, sold({ activity: walk }), sold({ activity: activity('BOG-1', [34]) }), answers],
  ['answers', activities, sold({ activity: walk }), sold({ activity: activity('BOG-2', [34, 8]) }), answers],
  ['bags, wishes', packages, flown({ stay }), flown({ stay: oneRoom }), { ...bags, ...requests }],
  ['bags, wishes', packages, flown({ stay }), flown({ stay, ...anotherFlight }), { ...bags, ...requests }],
  ['bags, answers', outings, flown({ activity: walk }), flown({ activity: walk, ...anotherFlight }), bags],
])(
  '%s stay when the same is priced again under another id, and not with something else',
  (_, product, one, other, extras) => {
    expect(kept(product, one, one, extras)).toBe(true)
    expect(kept(product, one, other, extras)).toBe(false)
  },
)

const aloneOf = (flightOfferId: string) => ({ ...exampleFlights, offerId: flightOfferId })

it.each<readonly [string, Product, Item, Product, Item]>([
  ['an activity is added', flights, aloneOf('flight'), outings, flown({ activity: walk })],
  ['it is left out', outings, flown({ activity: walk }), flights, aloneOf('flight')],
  ['another one is chosen', outings, flown({ activity: walk }), outings, flown({ activity: activity('BOG-2', [34]) })],
  ['a tour is', flights, aloneOf('flight'), flownTours, flown({})],
  ['that is priced again', flownTours, flown({}), flownTours, flown({})],
  ['other rooms are chosen', packages, flown({ stay }), packages, flown({ stay: oneRoom })],
])('bags stay with their flight where %s, and are none of another', (_, before, one, now, other) => {
  const extras = { ...bags, ...(before === outings && answers), ...(before === packages && requests) }
  const carried = (chosen: Item, item: Item) => {
    const earlier = emptyDraft({ kind: before.kind, item: chosen, extras })
    const offerId = now === flights ? item.offerId : 'now'
    return startBooking(now, { ...item, offerId }, earlier, 0).draft.extras
  }
  expect(carried(one, other)).toEqual({ ...now.noExtras, ...bags })
  expect(carried({ ...one, withExtras: true }, other)).toEqual(now.noExtras)
  const another = one.offerId === 'flight' ? aloneOf('another') : { ...one, ...anotherFlight }
  expect(carried(another, other)).toEqual(now.noExtras)
})
