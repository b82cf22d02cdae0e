import type { ActivityAnswer, AskedQuestion } from './activity-questions.ts'
import type { Names } from './names.ts'

interface Place {
  readonly name: Names
  /** missing of a place that somebody wrote in words */
  readonly location?: { readonly lat: number; readonly lon: number }
}

interface MeetingActivity {
  readonly questions: readonly AskedQuestion[]
  readonly meetingPoint: Place
  readonly pickup: {
    readonly type: 'PICKUP_EVERYONE' | 'PICKUP_AND_MEET_AT_START_POINT' | 'MEET_EVERYONE_AT_START_POINT'
    readonly places: readonly (Place & { readonly code: string })[]
  }
}

/** Where an activity begins for a party; of `pickup_unknown` they have yet to say. */
export type Meeting =
  | { readonly how: 'meeting_point' | 'pickup'; readonly place: Place }
  | { readonly how: 'pickup_unknown' }

const asksPickup = ({ type, scope, askWhen }: AskedQuestion): boolean =>
  type === 'LOCATION_REF_OR_FREE_TEXT' && scope === 'PER_BOOKING' && (askWhen === null || askWhen.is.includes('PICKUP'))

/** Whoever said where they are picked up is not to come to the meeting point. */
export const meetingOf = (
  { questions, meetingPoint, pickup }: MeetingActivity,
  answers: readonly ActivityAnswer[],
): Meeting => {
  const asked = new Set(questions.filter(asksPickup).map(({ code }) => code))
  const said = answers.find(({ question }) => asked.has(question))?.answer
  if (said !== undefined)
    return { how: 'pickup', place: pickup.places.find(({ code }) => code === said) ?? { name: { en: said, es: said } } }
  return pickup.type === 'PICKUP_EVERYONE' ? { how: 'pickup_unknown' } : { how: 'meeting_point', place: meetingPoint }
}
