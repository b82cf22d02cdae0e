import {
  type ActivityAnswer,
  type Asked,
  type AskedQuestion,
  answerUnits,
  askedNow,
} from '#domain/activity-questions.ts'
import { fitsPaidAge } from '#domain/paid-ages.ts'
import type { ActivityQuestion } from '#contract/products/activities/activity-question.ts'
import type { ActivityExtras, SoldActivity } from './sold-activity.ts'

/** Travellers are counted from 1; null is the booking as a whole. */
type Traveller = number | null

const keyOf = (sign: 'a' | 'u', traveller: Traveller, { code }: Pick<AskedQuestion, 'code'>): string =>
  `${sign}:${traveller ?? 0}:${code}`

export const answerKey = (traveller: Traveller, question: Pick<AskedQuestion, 'code'>): string =>
  keyOf('a', traveller, question)

/** Of the unit that an answer is in, or whether a place is one of a list or in words. */
export const unitKey = (traveller: Traveller, question: Pick<AskedQuestion, 'code'>): string =>
  keyOf('u', traveller, question)

/** What a key of the extras may look like. */
export const extrasKey = /^[au]:\d:[\w-]{1,60}$/

/** What of a reserved activity its questions are about. */
type RequestedActivity = Pick<SoldActivity, 'activity' | 'ages' | 'unitItems' | 'localDateTimeStart'>

export const askedOf = (sold: RequestedActivity): Asked<ActivityQuestion> => ({
  questions: sold.activity.questions,
  travelerCount: sold.ages.length,
  places: sold.activity.pickup.places.map(({ code }) => code),
  fitsAge: (traveler, dateOfBirth) => fitsPaidAge(sold, traveler, dateOfBirth),
})

/** Places are chosen from a list first, where there is one. */
const firstUnit = ({ type, units, allowedAnswers }: AskedQuestion, places: readonly string[]): string | undefined => {
  if (type === 'LOCATION_REF_OR_FREE_TEXT')
    return allowedAnswers.length + places.length > 0 ? 'LOCATION_REFERENCE' : 'FREETEXT'
  return units[0]
}

/** The unit that an answer is in: the one that was chosen, or the first there is. */
export const unitOf = (
  extras: ActivityExtras,
  traveller: Traveller,
  question: AskedQuestion,
  places: readonly string[],
): ActivityAnswer['unit'] => {
  const unit = extras[unitKey(traveller, question)] ?? firstUnit(question, places)
  return answerUnits.find((one) => one === unit)
}

/** Everybody who is asked something: the booking first, then each traveller. */
export const requestedTravellers = ({ travelerCount }: Pick<Asked, 'travelerCount'>): readonly Traveller[] => [
  null,
  ...Array.from({ length: travelerCount }, (_, at) => at + 1),
]

/** What was answered to the questions that are asked now: what depended on another answer goes with it. */
export const answersOf = (sold: RequestedActivity, extras: ActivityExtras): readonly ActivityAnswer[] => {
  const asked = askedOf(sold)
  const written = requestedTravellers(asked).flatMap((traveller) =>
    asked.questions.flatMap((question): readonly ActivityAnswer[] => {
      const answer = extras[answerKey(traveller, question)]?.trim() ?? ''
      if (answer === '' || (question.scope === 'PER_TRAVELER') !== (traveller !== null)) return []
      const unit = unitOf(extras, traveller, question, asked.places)
      return [
        {
          question: question.code,
          answer,
          ...(traveller === null ? {} : { travelerNum: traveller }),
          ...(unit === undefined ? {} : { unit }),
        },
      ]
    }),
  )
  return written.filter(({ question, travelerNum }) =>
    askedNow(asked, written, travelerNum ?? null).some(({ code }) => code === question),
  )
}
