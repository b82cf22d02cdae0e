import { isDay } from './time/dates.ts'

/** A question as an activity asks it; of the contract's the fields that decide which answers it takes. */
export interface AskedQuestion {
  readonly code: string
  readonly scope: 'PER_BOOKING' | 'PER_TRAVELER'
  readonly type: 'STRING' | 'DATE' | 'TIME' | 'NUMBER_AND_UNIT' | 'LOCATION_REF_OR_FREE_TEXT'
  readonly required: 'MANDATORY' | 'OPTIONAL' | 'CONDITIONAL'
  readonly allowedAnswers: readonly { readonly value: string }[]
  readonly units: readonly string[]
  readonly maxLength: number | null
  readonly asksFor?: 'BIRTH_DATE'
  readonly askWhen: { readonly question: string; readonly is: readonly string[] } | null
}

/** Whether the place of `LOCATION_REF_OR_FREE_TEXT` is one of the activity's own, by its code, or in words. */
const placeUnits = ['LOCATION_REFERENCE', 'FREETEXT'] as const
export const answerUnits = ['kg', 'lb', 'cm', 'ft', ...placeUnits] as const
type AnswerUnit = (typeof answerUnits)[number]

/** What was said to a question. Travellers are counted from 1, in the order of the party; a booking's own answer has none. */
export interface ActivityAnswer {
  readonly question: string
  readonly travelerNum?: number
  readonly answer: string
  readonly unit?: AnswerUnit
}

export interface Asked<Question extends AskedQuestion = AskedQuestion> {
  readonly questions: readonly Question[]
  readonly travelerCount: number
  /** codes of the places where travellers are picked up */
  readonly places: readonly string[]
  /** whether a traveller, counted from 1, may be born on a day; missing where nobody is priced by age */
  readonly fitsAge?: (traveler: number, dateOfBirth: string) => boolean
}

/** `not_asked`: nobody asks it of them, or what it depends on was answered otherwise. */
type AnswerProblem =
  | 'missing'
  | 'twice'
  | 'not_asked'
  | 'not_allowed'
  | 'too_long'
  | 'not_a_day'
  | 'other_age'
  | 'not_a_time'
  | 'not_a_number'
  | 'no_unit'

export interface AnswerFault {
  readonly question: string
  readonly travelerNum: number | null
  readonly problem: AnswerProblem
}

const longest = 500

const travelerOf = ({ travelerNum }: ActivityAnswer): number | null => travelerNum ?? null

const given = (answers: readonly ActivityAnswer[], code: string, traveler: number | null): readonly ActivityAnswer[] =>
  answers.filter((own) => own.question === code && travelerOf(own) === traveler && own.answer.trim() !== '')

const isAsked = (
  { questions }: Pick<Asked, 'questions'>,
  { askWhen }: AskedQuestion,
  answers: readonly ActivityAnswer[],
  traveler: number | null,
): boolean => {
  if (askWhen === null) return true
  const before = questions.find(({ code }) => code === askWhen.question)
  if (!before) return false
  const of = before.scope === 'PER_TRAVELER' ? traveler : null
  return (
    isAsked({ questions }, before, answers, of) &&
    given(answers, before.code, of).some(({ answer }) => askWhen.is.includes(answer))
  )
}

/** The questions that are asked now, in their order: of one traveller, or of the booking where `traveler` is null. */
export const askedNow = <Question extends AskedQuestion>(
  { questions }: Pick<Asked<Question>, 'questions'>,
  answers: readonly ActivityAnswer[],
  traveler: number | null,
): readonly Question[] =>
  questions.filter(
    (question) =>
      (question.scope === 'PER_TRAVELER') === (traveler !== null) &&
      isAsked({ questions }, question, answers, traveler),
  )

/** A time of day as it is answered, `HH:MM`. */
export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
const isAmount = (text: string): boolean => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0

const placeProblem = (
  { allowedAnswers, maxLength }: AskedQuestion,
  { answer, unit }: ActivityAnswer,
  places: readonly string[],
): AnswerProblem | undefined => {
  const known = allowedAnswers.length > 0 ? allowedAnswers.map(({ value }) => value) : places
  if (unit === 'LOCATION_REFERENCE') return known.includes(answer) ? undefined : 'not_allowed'
  if (unit !== 'FREETEXT') return 'no_unit'
  if (allowedAnswers.length > 0) return 'not_allowed'
  return answer.length > (maxLength ?? longest) ? 'too_long' : undefined
}

/** What is wrong with an answer, for whatever it is asked; undefined where nothing is. */
const problemOf = (
  question: AskedQuestion,
  own: ActivityAnswer,
  places: readonly string[],
): AnswerProblem | undefined => {
  const { type, allowedAnswers, units, maxLength } = question
  if (type === 'LOCATION_REF_OR_FREE_TEXT') return placeProblem(question, own, places)
  if (allowedAnswers.length > 0)
    return allowedAnswers.some(({ value }) => value === own.answer) ? undefined : 'not_allowed'
  if (type === 'DATE') return isDay(own.answer) ? undefined : 'not_a_day'
  if (type === 'TIME') return isTime(own.answer) ? undefined : 'not_a_time'
  if (type === 'STRING') return own.answer.length > (maxLength ?? longest) ? 'too_long' : undefined
  if (!isAmount(own.answer)) return 'not_a_number'
  return own.unit !== undefined && units.includes(own.unit) ? undefined : 'no_unit'
}

const ageProblem = (
  { fitsAge }: Asked,
  { asksFor }: AskedQuestion,
  { answer, travelerNum }: ActivityAnswer,
): AnswerProblem | undefined =>
  asksFor === 'BIRTH_DATE' && travelerNum !== undefined && fitsAge?.(travelerNum, answer) === false
    ? 'other_age'
    : undefined

const faultsOf = (asked: Asked, answers: readonly ActivityAnswer[], traveler: number | null): readonly AnswerFault[] =>
  askedNow(asked, answers, traveler).flatMap((question) => {
    const own = given(answers, question.code, traveler)
    const fault = (problem: AnswerProblem): readonly AnswerFault[] => [
      { question: question.code, travelerNum: traveler, problem },
    ]
    if (own.length > 1) return fault('twice')
    const [first] = own
    if (!first) return question.required === 'OPTIONAL' ? [] : fault('missing')
    const problem = problemOf(question, first, asked.places) ?? ageProblem(asked, question, first)
    return problem ? fault(problem) : []
  })

/** Every fault of the answers to an activity's questions, the booking's first and then traveller by traveller; none: it may be booked. */
export const answerFaults = (asked: Asked, answers: readonly ActivityAnswer[]): readonly AnswerFault[] => {
  const travelers = [null, ...Array.from({ length: asked.travelerCount }, (_, at) => at + 1)]
  const isExpected = (own: ActivityAnswer): boolean =>
    travelers.includes(travelerOf(own)) &&
    askedNow(asked, answers, travelerOf(own)).some(({ code }) => code === own.question)
  return [
    ...travelers.flatMap((traveler) => faultsOf(asked, answers, traveler)),
    ...answers
      .filter((own) => !isExpected(own))
      .map((own) => ({ question: own.question, travelerNum: travelerOf(own), problem: 'not_asked' as const })),
  ]
}
