import { Option, Schema } from 'effect'
import { ActivityPart as ShownActivity, type ActivityLine } from '#contract/products/activities/activity-part.ts'
import type { Product, TravellerToBook } from '../product.ts'
import { reservationOf } from '../reserved-part.ts'
import { shownPart } from '../shown-part.ts'
import { faultsOfAnswers } from './activity-answers.ts'
import { activityMail } from './activity-mail.ts'
import { activityOrderRequest } from './activity-order.ts'
import type { ActivityPart, ActivityTypes } from './activity-types.ts'

export type { ActivityTypes }

const decodeExtras = Schema.decodeUnknownOption(ShownActivity.fields.extras)

const shown = (part: ActivityPart): ActivityTypes['shown'] => ({ ...shownPart(part), ...reservationOf(part) })

const activityLine = ({ partId, state, item, status }: ActivityTypes['shown']): ActivityLine => ({
  partId,
  kind: 'activity',
  state,
  activityName: item.activity.name,
  cityName: item.activity.location.cityName,
  destinationCode: item.activity.location.destinationCode,
  localDateTimeStart: item.localDateTimeStart,
  localDateTimeEnd: item.localDateTimeEnd,
  timeZone: item.activity.location.timeZone,
  travelerCount: item.ages.length,
  status,
})

/** Whose name the reservation has: whom the activity names, or else who travels first in the same order. */
const leadOf = (
  { lead }: ActivityPart['extras'],
  travellers: readonly TravellerToBook[],
): ActivityPart['extras']['lead'] => {
  const { firstName, lastName } = travellers[0]?.passenger ?? {}
  return lead ?? (firstName && lastName ? { firstName, lastName } : null)
}

/** Activities, as orders, sessions and mail know them. Of travellers they ask nothing, unless nobody else is named. */
export const activity: Product<'activity', ActivityTypes> = {
  noExtras: { lead: null, answers: [] },
  extrasFrom: ({ item }, asked) => {
    const extras = Option.getOrUndefined(decodeExtras(asked))
    return extras && faultsOfAnswers(item, extras.answers).length === 0 ? extras : undefined
  },
  // the same questions are asked of the same party, whatever the time
  keepsExtras: ({ item }, before) =>
    before.item.activity.activityCode === item.activity.activityCode && before.item.ages.join() === item.ages.join(),
  total: ({ quote }) => quote.price,
  fits: ({ item, extras }, passengers) =>
    (extras.lead !== null || passengers.length > 0) && faultsOfAnswers(item, extras.answers).length === 0,
  request: ({ item, extras }, { travellers, customer }) =>
    activityOrderRequest({ item, extras: { ...extras, lead: leadOf(extras, travellers) }, customer }),
  documents: ({ item }, numbers) =>
    item.unitItems.flatMap((_, at) => {
      const code = numbers[at]
      return code ? [{ kind: 'ticket' as const, unitItem: at + 1, code }] : []
    }),
  timeZone: ({ item }) => item.activity.location.timeZone,
  lastDay: ({ item }) => item.localDateTimeEnd.slice(0, 10),
  passenger: (_part, passenger) => passenger,
  shown,
  line: activityLine,
  guests: ({ item }) => item.ages.length,
  mail: activityMail,
}
