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

/** The answer of Viator's by which a traveller is picked up and says later where. */
const saysLater = 'CONTACT_SUPPLIER_LATER'

/** Whoever is picked up is not to come to the meeting point, whether they have said where or not. */
export const meetingOf = (
  { questions, meetingPoint, pickup }: MeetingActivity,
  answers: readonly ActivityAnswer[],
): Meeting => {
  const asked = questions.filter(asksPickup)
  const answerTo = (question: string): string | undefined => answers.find((own) => own.question === question)?.answer
  const [said] = asked.flatMap(({ code }) => answerTo(code) ?? [])
  if (said !== undefined)
    return { how: 'pickup', place: pickup.places.find(({ code }) => code === said) ?? { name: { en: said, es: said } } }
  const isWanted = asked.some(({ askWhen }) => {
    const answer = askWhen && answerTo(askWhen.question)
    return answer === saysLater || askWhen?.is.includes(answer ?? '')
  })
  return isWanted || pickup.type === 'PICKUP_EVERYONE'
    ? { how: 'pickup_unknown' }
    : { how: 'meeting_point', place: meetingPoint }
}
