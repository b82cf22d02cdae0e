import { Effect } from 'effect'
import type { ActivityPackage } from '#contract/products/packages/package-outings.ts'
import type { Money } from '#domain/money/money.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { packageTerms } from '#/server/visitor/site-settings.server.ts'
import { partyOfAges, serialiseOuting } from '../../activities/search/activity-search.ts'
import { guideParameter } from '../../activities/search/page-parameters.ts'
import { flightItemOf } from '../../flights/booking/flight-item.server.ts'
import { fareKeptFrom } from '../../packages/pair/fare-kept-from.server.ts'
import { readPair, standingPair } from '../../packages/booking/pair-quote.server.ts'
import type { OutingItem } from './outing-item.ts'
import { pairId, readPairId } from './outing-pair.ts'

/** Enough to choose the activity again, with the same flight. */
const searchOf = ({ flightOfferId, activityOfferId, activity }: ActivityPackage): OutingItem['search'] => {
  const day = activity.localDateTimeStart.slice(0, 10)
  return {
    activity: activity.activity.activityCode,
    destination: activity.activity.location.destinationCode,
    ...serialiseOuting({ from: day, to: day, party: partyOfAges(activity.ages) }),
    ...guideParameter(activity.guideLanguage),
    flight: flightOfferId,
    offer: pairId({ flightOfferId, activityOfferId }),
  }
}

/** A flight and an activity as what is being sold; undefined where it flies nowhere. */
export const outingItem = (pair: ActivityPackage): OutingItem | undefined => {
  const { flightOfferId, activityOfferId, flight, activity, price, cancel, included, dictionaries } = pair
  const item = flightItemOf({ data: [{ ...flight, price: { intTotal: price.total } }], included, dictionaries })
  return (
    item && {
      ...item,
      offerId: pairId({ flightOfferId, activityOfferId }),
      flightOfferId,
      activityOfferId,
      activity,
      cancel,
      fareKeptFrom: fareKeptFrom(pair),
      apart: price.apart,
      law: packageTerms(),
      search: searchOf(pair),
    }
  )
}

const askOuting = (id: string) => BackendClient.use(({ packages }) => packages.activityOffer({ query: readPairId(id) }))

export const readOuting = (id: string) => readPair(id, askOuting(id))

/** A pair at the total that its page has just shown; at the flight's price of now where that does not stand. */
export const priceOuting = (offerId: string, shown: Money) =>
  Effect.map(standingPair(offerId, shown, askOuting(offerId)), outingItem)
