import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type AnswerFault, answerFaults } from '#domain/activity-questions.ts'
import { nameFaults } from '#/features/checkout/travellers/name-faults.ts'
import type { FormFault } from '#/features/checkout/travellers/traveller-faults.ts'
import { answersOf, askedOf } from './answers.ts'
import type { ActivityBookingDraft } from './sold-activity.ts'

const problems: Readonly<Record<AnswerFault['problem'], MessageDescriptor>> = {
  missing: msg`Answer this question.`,
  twice: msg`Answer this question once.`,
  not_asked: msg`This is no longer asked.`,
  not_allowed: msg`Choose one of the answers.`,
  too_long: msg`Shorten this: it is too long.`,
  not_a_day: msg`Enter a date that exists, with all four digits of the year.`,
  other_age: msg`On that day this traveler is not of the age that is paid for. Correct the date, or choose the time again with their ages.`,
  not_a_time: msg`Enter a time, like 14:30.`,
  not_a_number: msg`Enter a number above 0, with at most two decimals.`,
  no_unit: msg`Choose a unit.`,
}

/** Of the field that a question is answered in. */
export const answerField = (question: string, traveller: number | null): string =>
  `answer-${traveller ?? 0}-${question}`

/** What is wrong with the answers that are there, and which are missing, each under whose and which question it is. */
export const answersFaults = ({ item: { activity: sold }, extras }: ActivityBookingDraft): readonly FormFault[] =>
  answerFaults(askedOf(sold), answersOf(sold, extras)).map(({ question, travelerNum, problem }) => {
    const labels = sold.activity.questions.find(({ code }) => code === question)?.label
    return {
      field: answerField(question, travelerNum),
      message: problems[problem],
      of: (i18n: I18n) => {
        const label = (i18n.locale === 'es' ? labels?.es : labels?.en) ?? question
        return travelerNum === null ? `“${label}”` : i18n._(msg`Traveler ${travelerNum}, “${label}”`)
      },
    }
  })

/** What keeps the one who is named from being sent. */
export const leadFaults = ({ passengers }: Pick<ActivityBookingDraft, 'passengers'>) =>
  nameFaults(passengers, (i18n) => i18n._(msg`Lead traveler`))
