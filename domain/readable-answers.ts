import { type ActivityAnswer, type AskedQuestion, isTime } from './activity-questions.ts'
import type { Names } from './names.ts'
import { formatClock } from './time/clock-time.ts'
import { isDay } from './time/dates.ts'

interface ToldQuestion extends AskedQuestion {
  readonly label: Names
  readonly allowedAnswers: readonly { readonly value: string; readonly label: Names }[]
}

interface AnsweredActivity {
  readonly questions: readonly ToldQuestion[]
  readonly pickup: { readonly places: readonly { readonly code: string; readonly name: Names }[] }
}

interface ToldAnswer {
  readonly question: string
  /** counted from 1; null of the booking */
  readonly traveler: number | null
  readonly label: string
  readonly text: string
}

const wordsOf = (
  { type, allowedAnswers }: ToldQuestion,
  { answer, unit }: ActivityAnswer,
  places: AnsweredActivity['pickup']['places'],
  locale: keyof Names,
): string => {
  const chosen =
    allowedAnswers.find(({ value }) => value === answer)?.label ??
    (unit === 'LOCATION_REFERENCE' ? places.find(({ code }) => code === answer)?.name : undefined)
  if (chosen) return chosen[locale]
  if (type === 'NUMBER_AND_UNIT') return `${answer} ${unit ?? ''}`.trim()
  // what is half typed is told as it stands
  if (type === 'TIME') return isTime(answer) ? formatClock(answer, locale) : answer
  if (type !== 'DATE' || !isDay(answer)) return answer
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${answer}T00:00:00Z`))
}

/** Answers to an activity's questions as people read them: the booking's first, then traveller by traveller. */
export const readableAnswers = (
  { questions, pickup }: AnsweredActivity,
  answers: readonly ActivityAnswer[],
  locale: keyof Names,
): readonly ToldAnswer[] =>
  questions
    .flatMap((question) =>
      answers
        .filter((own) => own.question === question.code)
        .map((own) => ({
          question: question.code,
          traveler: own.travelerNum ?? null,
          label: question.label[locale],
          text: wordsOf(question, own, pickup.places, locale),
        })),
    )
    .toSorted((one, other) => (one.traveler ?? 0) - (other.traveler ?? 0))

/** Without the days of a traveller's birth and documents, which no page or mail of a booking repeats. */
export const withoutPersonalDays = <Answer extends ActivityAnswer>(
  { questions }: { readonly questions: readonly AskedQuestion[] },
  answers: readonly Answer[],
): readonly Answer[] => {
  const days = new Set(
    questions.filter(({ scope, type }) => scope === 'PER_TRAVELER' && type === 'DATE').map(({ code }) => code),
  )
  return answers.filter(({ question }) => !days.has(question))
}
