import { setTimeout as wait } from 'node:timers/promises'
import type { ActivityPackage, TourPackage } from '../../contract/products/packages/package-outings.ts'
import { addDays } from '../../domain/time/dates.ts'
import { searchOffer } from '../visitor/booking-visitor.ts'
import { checkedPackage, chosenFlight } from '../visitor/checked-package.ts'
import { checkedStay } from '../visitor/checked-stay.ts'
import type { Post } from '../visitor/post.ts'
import { reservedActivity } from '../visitor/reserved-activity.ts'
import { reservedTour } from '../visitor/reserved-tour.ts'
import type { Offer } from './book-one.ts'
import type { Traveller } from './traveller.ts'

/** How long the backend may be starting again, or be asked too much. */
const longestAway = 120_000

/** Asks until there is an answer, which has come whole. */
const persistent =
  (post: Post): Post =>
  async (path, body) => {
    const until = Date.now() + longestAway
    for (;;) {
      const answer = await post(path, body).catch(() => undefined)
      const text = await answer?.text().catch(() => undefined)
      const { status = 0 } = answer ?? {}
      if (text !== undefined && status === 200) return new Response(text)
      if (Date.now() > until || (status >= 400 && status < 429)) throw new Error(`${path} answered ${status}: ${text}`)
      await wait(500)
    }
  }

/** What travellers find at the backend behind `post`: flights are searched once, a stay is checked for each. */
export const offersFrom = async (post: Post) => {
  const ask = persistent(post)
  const [flight, otherOffer] = [await searchOffer(ask), await searchOffer(ask, ['BOG', 'LIM'])]
  const heldFlight = await searchOffer(ask, ['JFK', 'EWR'])
  const stayIn = async (hotel: string): Promise<Offer> => {
    const { id, price } = await checkedStay(ask, hotel)
    return { kind: 'hotel', offerId: id, shown: price.total }
  }
  const withStayIn = async (hotel: string): Promise<Offer> => {
    const { flightOfferId, hotelOfferId, price } = await checkedPackage(ask, hotel)
    return { kind: 'package', offerId: `${flightOfferId} ${hotelOfferId}`, shown: price.total }
  }
  /** Spread over days, but for what everybody wants at one time. */
  const timeOf = async (outcome: string, visitor: number): Promise<Offer> => {
    const ahead = outcome === 'hold_not_provided' ? 50 : 50 + (visitor % 12)
    const { id, price } = await reservedActivity(ask, outcome, ahead)
    return { kind: 'activity', offerId: id, shown: price.total }
  }
  const withTimeOf = async (outcome: string, visitor: number): Promise<Offer> => {
    const { id } = await reservedActivity(ask, outcome, 42 + (visitor % 6))
    const asked = new URLSearchParams({ flightOfferId: flight.offerId, activityOfferId: id })
    const pair: ActivityPackage = await (await ask(`/package/activity-offer?${asked}`)).json()
    const { flightOfferId, activityOfferId, price } = pair
    return { kind: 'outing', offerId: `${flightOfferId} ${activityOfferId}`, shown: price.total }
  }
  const placesOf = async (outcome: string, visitor: number): Promise<Offer> => {
    const { id, price } = await reservedTour(ask, outcome, visitor)
    return { kind: 'tour', offerId: id, shown: price.deposit }
  }
  const withPlacesOf = async (outcome: string, visitor: number): Promise<Offer> => {
    const { id, from, to } = await reservedTour(ask, outcome, visitor)
    const flightThere = await chosenFlight(ask, undefined, [addDays(from, -1), addDays(to, 1)])
    const asked = new URLSearchParams({ flightOfferId: flightThere, tourOfferId: id })
    const pair: TourPackage = await (await ask(`/package/tour-offer?${asked}`)).json()
    const { flightOfferId, tourOfferId, price } = pair
    return { kind: 'flown_tour', offerId: `${flightOfferId} ${tourOfferId}`, shown: price.total }
  }
  return {
    /** what is chosen in a second tab */
    otherOffer,
    of: async ({ visitor, kind, outcome, holds }: Traveller): Promise<Offer> => {
      if (kind === 'hotel') return stayIn(outcome)
      if (kind === 'package') return withStayIn(outcome)
      if (kind === 'activity') return timeOf(outcome, visitor)
      if (kind === 'outing') return withTimeOf(outcome, visitor)
      if (kind === 'tour') return placesOf(outcome, visitor)
      if (kind === 'flown_tour') return withPlacesOf(outcome, visitor)
      return holds ? heldFlight : flight
    },
  }
}
