import { randomUUID } from 'node:crypto'
import type { ActivityAvailabilityAnswer } from '../../contract/products/activities/activity-availability.ts'
import type { ActivityDetail } from '../../contract/products/activities/activity-detail.ts'
import type { ActivityOffer, ActivityReserveAnswer } from '../../contract/products/activities/activity-reservation.ts'
import { type Post, day } from './post.ts'

/** As many days on as another time is looked for where the first ones are sold. */
const mostDays = 10

/** The first time from a day on of an activity of the place of tests, reserved for one at what it costs then. */
export const reservedActivity = async (post: Post, outcome: string, ahead: number): Promise<ActivityOffer> => {
  const activityCode = `PRUEBAS-${outcome}`
  const paxes = [{ age: 36 }]
  const asked = { activityCode, optionCode: 'STANDARD', from: day(ahead), to: day(ahead + mostDays), paxes }
  const { options }: ActivityAvailabilityAnswer = await (await post('/activity/availability', asked)).json()
  const time = options[0]?.days.flatMap(({ times }) => times).find(({ available }) => available)
  if (!time) throw new Error(`the activity ${outcome} has no time`)
  const { guideLanguages }: ActivityDetail = await (await post(`/activity/${activityCode}`)).json()
  const [guideLanguage] = guideLanguages
  const reserved = await post('/activity/reserve', {
    uuid: randomUUID(),
    activityCode,
    optionCode: 'STANDARD',
    localDateTimeStart: time.localDateTimeStart,
    paxes,
    ...(guideLanguage && { guideLanguage }),
    total: time.price.total,
  })
  const answer: ActivityReserveAnswer = await reserved.json()
  if (!('offer' in answer)) throw new Error(`the activity is ${answer.outcome}`)
  return answer.offer
}
