import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import type { ActivityQuestion } from '#contract/products/activities/activity-question.ts'
import { answersFaults } from './lead-faults.ts'
import type { ActivityBookingDraft } from './sold-activity.ts'

const question = (code: string, scope: ActivityQuestion['scope'], label: string): ActivityQuestion => ({
  code,
  scope,
  type: 'STRING',
  required: 'MANDATORY',
  label: { en: label, es: `¿${label}` },
  allowedAnswers: [],
  units: [],
  maxLength: null,
  askWhen: null,
})

const questions = [
  question('meeting', 'PER_BOOKING', 'How do we meet?'),
  question('diet', 'PER_TRAVELER', 'What do you eat?'),
  question('shoe', 'PER_TRAVELER', 'Shoe size'),
]

it('names each question whose answer is missing, so that no two faults read alike', () => {
  const draft = {
    item: {
      activity: {
        activity: { questions, pickup: { places: [] } },
        ages: [30, 8],
        unitItems: [],
        localDateTimeStart: '',
      },
    },
    extras: {},
  } as unknown as ActivityBookingDraft
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  expect(answersFaults(draft).map(({ of }) => of?.(i18n))).toEqual([
    '“How do we meet?”',
    'Traveler 1, “What do you eat?”',
    'Traveler 1, “Shoe size”',
    'Traveler 2, “What do you eat?”',
    'Traveler 2, “Shoe size”',
  ])
})
