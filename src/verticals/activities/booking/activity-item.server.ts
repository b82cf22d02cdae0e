import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { partyOfAges, serialiseOuting } from '../search/activity-search.ts'
import { guideParameter } from '../search/page-parameters.ts'
import type { ActivityItem, SoldActivity } from './sold-activity.ts'

/** What the address of its summary says: enough to choose again. */
const bookingSearch = ({ id, activity, ages, localDateTimeStart, guideLanguage, price }: SoldActivity) => {
  const day = localDateTimeStart.slice(0, 10)
  return {
    activity: activity.activityCode,
    destination: activity.location.destinationCode,
    ...serialiseOuting({ from: day, to: day, party: partyOfAges(ages) }),
    ...guideParameter(guideLanguage),
    offer: id,
    shown: String(price.total.amount),
  }
}

/** A reserved time as what is being sold: one grown-up is named. */
export const activityItem = (sold: SoldActivity): ActivityItem => ({
  offerId: sold.id,
  total: sold.price.total,
  days: { departure: sold.localDateTimeStart.slice(0, 10), end: sold.localDateTimeEnd.slice(0, 10) },
  travellers: [{ id: '1', type: 'adult' }],
  byHand: sold.activity.confirmation === 'MANUAL',
  activity: sold,
  search: bookingSearch(sold),
})

export const readReserved = (id: string) => BackendClient.use(({ activities }) => activities.offer({ params: { id } }))

/** An activity as it was reserved: until its time has passed it costs what was answered. */
export const priceActivity = (offerId: string) => Effect.map(readReserved(offerId), activityItem)
