import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'
import { type Sharing, sharers, sharings } from '#domain/tour-kinds.ts'
import { dateOf, dayAt, instant, minutesPerDay } from '../../../demo/calendar.ts'
import { dollars } from '../../../demo/dollars.ts'
import { utcOf } from '../../../demo/zone-offset.ts'
import { shownTour } from '../made/shown-tour.ts'
import { daysOf, idOf } from '../shown-departure.ts'
import { type Departure, lastSoldDay } from '../times/departures.ts'
import { perPersonOf, priceOf } from '../times/price.ts'
import type { Rooms } from '../times/sharings.ts'
import { countryZones } from './country-zones.ts'

/** A departure for a party in its rooms, as it is asked for. */
export interface RequestedPlaces {
  readonly departure: Departure
  readonly ages: readonly number[]
  readonly rooms: Rooms
}

/** How long places and price are kept, and how long something can be booked for which nothing is. */
const heldMinutes = 30
const priceMinutes = 20
/** what the tour whose price rises costs once it is reserved */
const risenShare = 1.08

const zoneOf = ({ tour }: Departure): string => countryZones[tour.countryCode] ?? 'UTC'

/** The departure at what it costs when it is reserved. */
const atDesk = (departure: Departure): Departure =>
  departure.tour.outcome === 'price_up'
    ? { ...departure, tour: { ...departure.tour, dollars: Math.round(departure.tour.dollars * risenShare) } }
    : departure

const linesOf = (departure: Departure, rooms: Rooms): TourOffer['price']['lines'] => {
  const perPerson = perPersonOf(departure)
  return sharings.flatMap((sharing: Sharing) => {
    const travelers = rooms.filter((room) => room === sharing).length * sharers[sharing]
    const each = perPerson[sharing]
    return travelers > 0 ? [{ sharing, travelers, each: dollars(each), subtotal: dollars(each * travelers) }] : []
  })
}

const partedPrice = (departure: Departure, rooms: Rooms, today: number): TourOffer['price'] => {
  const { total, deposit, balance, balanceDay } = priceOf(departure, rooms, today)
  const { twin, single } = perPersonOf(departure)
  return {
    total: dollars(total),
    deposit: dollars(deposit),
    balance: dollars(balance),
    balanceDue: balanceDay === null ? null : dateOf(balanceDay),
    lines: linesOf(departure, rooms),
    singleSupplement: dollars(single - twin),
  }
}

/** What is kept of a total by whoever cancels before the end of a day, step by step; days that are over are none. */
const cancelOf = (departure: Departure, total: number, now: number): TourOffer['cancel'] => {
  const steps = shownTour(departure.tour)
    .refunds.map(({ daysBefore, percentage }) => ({
      minute: utcOf(zoneOf(departure), (departure.day - daysBefore + 1) * minutesPerDay),
      keeps: total - Math.floor((total * percentage) / 100),
    }))
    .filter(({ minute }) => minute > now / 60_000)
  const free = steps.find(({ keeps }) => keeps === 0)
  return {
    freeUntil: free ? instant(free.minute) : null,
    steps: [
      ...steps.map(({ minute: until, keeps }) => ({ until: instant(until), keeps: dollars(keeps) })),
      { until: null, keeps: dollars(total) },
    ],
  }
}

/** The instant at which so many minutes from a moment have passed, or the last day on which the departure is sold. */
const endOf = (minutes: number, departure: Departure, now: number): string =>
  instant(Math.min(now / 60_000 + minutes, (lastSoldDay(departure) + 1) * minutesPerDay))

/** Places as they are reserved at a moment, in milliseconds. Nothing is kept of what the operator has to be asked for. */
export const reservedTour = (id: string, { departure, ages, rooms }: RequestedPlaces, now: number): TourOffer => {
  const sold = atDesk(departure)
  const price = partedPrice(sold, rooms, dayAt(now))
  const { deposit: _deposit, refunds: _refunds, ...tour } = shownTour(departure.tour)
  const isOnRequest = departure.status === 'on_request'
  return {
    id,
    tour,
    departureId: idOf(departure),
    ...daysOf(departure),
    timeZone: zoneOf(departure),
    confirmation: isOnRequest ? 'MANUAL' : 'INSTANT',
    ages,
    rooms,
    price,
    cancel: cancelOf(departure, price.total.amount, now),
    holds: {
      availability: isOnRequest
        ? { status: 'HOLD_NOT_PROVIDED' }
        : { status: 'HOLDING', until: endOf(heldMinutes, departure, now) },
      price: { status: 'HOLDING', until: endOf(priceMinutes, departure, now) },
    },
    expiresAt: endOf(heldMinutes, departure, now),
  }
}
