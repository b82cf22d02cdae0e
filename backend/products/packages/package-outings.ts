import { Effect } from 'effect'
import type { ActivityOffer } from '#contract/products/activities/activity-reservation.ts'
import type { ValidateAnswer } from '#contract/products/flights/flights.ts'
import type { ActivityPackage, FlightsToTour, TourPackage } from '#contract/products/packages/package-outings.ts'
import type { PairCancelling } from '#contract/products/packages/package-price.ts'
import type { TourOffer } from '#contract/products/tours/tour-reservation.ts'
import { ActivitySupplier } from '../activities/activity-supplier.ts'
import { packagedActivity } from '../activities/demo/booking/packaged-activity.ts'
import { readOfferId } from '../demo/reservations/packaged.ts'
import { foundFlight } from '../flights/found-flight.ts'
import { FlightSupplier } from '../flights/flight-supplier.ts'
import { packagedTour } from '../tours/demo/booking/packaged-tour.ts'
import { isKeptWhole } from '../reserved-part.ts'
import { TourSupplier } from '../tours/tour-supplier.ts'
import { isFinalFare, packagedFlight } from './packaged-flights.ts'
import { type Outing, isOnTheWay, outingOfActivity, outingOfTour } from './package-trip.ts'
import { isInsured, isPackaged } from './packages-sold.ts'
import { type PackagedStayPrice, packagedStayPrice, pairPrice } from './pair-price.ts'
import { pairCancelling } from './pair-terms.ts'

/** What was reserved, as it is sold with a flight. */
interface WithFlight {
  readonly outing: Outing
  readonly price: PackagedStayPrice | undefined
  readonly cancel: PairCancelling
  readonly isFinal: boolean
  readonly isByHand: boolean
  readonly expiresAt: string
}

/** What a flight has to be like to be sold with what was reserved; undefined where none is sold with it. */
const flightNeeds = ({ outing, price, isByHand, isFinal }: WithFlight) =>
  price && !isByHand ? { outing, price, refundableOnly: isFinal && !isInsured() } : undefined

/** A flight with what was reserved; undefined where the two are not sold together. */
const pairWith = ({ data: [offer], dictionaries, included }: ValidateAnswer, other: WithFlight) => {
  const needs = flightNeeds(other)
  if (!offer || !needs || !isOnTheWay(offer, needs.outing)) return undefined
  const { price, refundableOnly } = needs
  const fare = offer.fareFamilies.find(({ id }) => id === offer.id)
  if (refundableOnly && fare && isFinalFare(fare)) return undefined
  const flight = packagedFlight(offer, () => price)
  if (!flight) return undefined
  const found = foundFlight({ offer, dictionaries, included })
  return {
    flightOfferId: offer.id,
    flight,
    dictionaries,
    included,
    price: pairPrice(found.price, price),
    cancel: pairCancelling(found, other.cancel, price.total),
    expiresAt:
      [offer.expiresAt, other.expiresAt].toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? offer.expiresAt,
  }
}

const activityWithFlight = (alone: ActivityOffer): WithFlight => {
  const { price, cancel, expiresAt, activity } = packagedActivity(alone)
  return {
    outing: outingOfActivity(alone),
    price: packagedStayPrice({
      total: price.total,
      dueNow: price.total,
      dueAtProperty: { ...price.total, amount: 0 },
      apart: alone.price.total,
    }),
    cancel,
    isFinal: isKeptWhole({ cancel }, price.total),
    isByHand: activity.confirmation === 'MANUAL',
    expiresAt,
  }
}

const tourWithFlight = (alone: TourOffer): WithFlight => {
  const { price, cancel, expiresAt, confirmation } = packagedTour(alone)
  return {
    outing: outingOfTour(alone),
    price: packagedStayPrice({
      total: price.total,
      dueNow: price.deposit,
      dueAtProperty: price.balance,
      apart: alone.price.total,
    }),
    cancel,
    isFinal: isKeptWhole({ cancel }, price.deposit),
    isByHand: confirmation === 'MANUAL',
    expiresAt,
  }
}

const flightNow = Effect.fnUntraced(function* (flightOfferId: string) {
  return yield* (yield* FlightSupplier).validate(flightOfferId, null)
})

/** A flight and a reserved activity as they are now; undefined where they are not sold together. */
export const readActivityPackage = Effect.fn('packages.activity')(function* (ids: {
  readonly flightOfferId: string
  readonly activityOfferId: string
}) {
  if (!isPackaged('activity')) return undefined
  const alone = yield* (yield* ActivitySupplier).offer(readOfferId(ids.activityOfferId).uuid)
  const pair = pairWith(yield* flightNow(ids.flightOfferId), activityWithFlight(alone))
  const { id, price: _price, cancel: _cancel, ...activity } = packagedActivity(alone)
  return pair && ({ ...pair, activityOfferId: id, activity } satisfies ActivityPackage)
})

/** The same with reserved places on a tour. */
export const readTourPackage = Effect.fn('packages.tour')(function* (ids: {
  readonly flightOfferId: string
  readonly tourOfferId: string
}) {
  if (!isPackaged('tour')) return undefined
  const alone = yield* (yield* TourSupplier).offer(readOfferId(ids.tourOfferId).uuid)
  const pair = pairWith(yield* flightNow(ids.flightOfferId), tourWithFlight(alone))
  const { id, price, cancel: _cancel, ...tour } = packagedTour(alone)
  return pair && ({ ...pair, tourOfferId: id, tour, balanceDue: price.balanceDue } satisfies TourPackage)
})

/** Which flights are sold with reserved places on a tour; undefined where none is. */
export const readFlightsToTour = Effect.fn('packages.tourFlights')(function* (tourOfferId: string) {
  if (!isPackaged('tour')) return undefined
  const alone = yield* (yield* TourSupplier).offer(readOfferId(tourOfferId).uuid)
  const needs = flightNeeds(tourWithFlight(alone))
  if (!needs) return undefined
  const { outing, refundableOnly } = needs
  const { ages, from: latestArrival, to: earliestReturn, airports: arrivalAirports } = outing
  return { ages, arrivalAirports, latestArrival, earliestReturn, refundableOnly } satisfies FlightsToTour
})
