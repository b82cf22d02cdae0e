import { Effect } from 'effect'
import type { ActivityPackage } from '#contract/products/packages/package-outings.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { packageTerms } from '#/server/visitor/site-settings.server.ts'
import { partyOfAges, serialiseOuting } from '../../activities/search/activity-search.ts'
import { guideParameter } from '../../activities/search/page-parameters.ts'
import { flightItemOf } from '../../flights/booking/flight-item.server.ts'
import type { OutingItem } from './outing-item.ts'
import { pairId, readPairId } from './outing-pair.ts'

/** Enough to choose the activity again, with the same flight. */
const searchOf = ({ flightOfferId, activityOfferId, activity, price }: ActivityPackage): OutingItem['search'] => {
  const day = activity.localDateTimeStart.slice(0, 10)
  return {
    activity: activity.activity.activityCode,
    destination: activity.activity.location.destinationCode,
    ...serialiseOuting({ from: day, to: day, party: partyOfAges(activity.ages) }),
    ...guideParameter(activity.guideLanguage),
    flight: flightOfferId,
    offer: pairId({ flightOfferId, activityOfferId }),
    shown: String(price.total.amount),
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
      apart: price.apart,
      law: packageTerms(),
      search: searchOf(pair),
    }
  )
}

export const readOuting = (id: string) =>
  BackendClient.use(({ packages }) => packages.activityOffer({ query: readPairId(id) }))

/** A pair at the flight's price of now. */
export const priceOuting = (offerId: string) => Effect.map(readOuting(offerId), outingItem)
