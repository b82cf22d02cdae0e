import { describe, expect, it } from 'vitest'
import type { ActivityQuestion } from '#contract/products/activities/activity-question.ts'
import { namedOutcomes } from '../named-outcomes.ts'
import { activitiesIn, activityOf, citiesWithActivities } from './activity.ts'
import { withLandmark } from './landmark-text.ts'
import { shownActivity } from './shown-activity.ts'

const details = citiesWithActivities().flatMap((city) => activitiesIn(city).map(shownActivity))

const isNames = (value: object): value is { en: string; es: string } => 'en' in value && 'es' in value

/** Every text in both languages that is anywhere in a value. */
const namesIn = (value: unknown): readonly { readonly en: string; readonly es: string }[] => {
  if (typeof value !== 'object' || value === null) return []
  return isNames(value) ? [value] : Object.values(value).flatMap(namesIn)
}

const isResolvable = (
  questions: readonly ActivityQuestion[],
  { required, askWhen, scope }: ActivityQuestion,
  at: number,
) => {
  if (askWhen === null) return required !== 'CONDITIONAL'
  const before = questions.slice(0, at).find(({ code }) => code === askWhen.question)
  return (
    required === 'CONDITIONAL' &&
    askWhen.is.length > 0 &&
    askWhen.is.every((answer) => before?.allowedAnswers.some(({ value }) => value === answer)) &&
    (before?.scope === scope || before?.scope === 'PER_BOOKING')
  )
}

it('both languages say everything, and no place is left open in a text', () => {
  expect(details.length).toBeGreaterThan(700)
  for (const detail of details) {
    const names = namesIn(detail)
    expect(names.length).toBeGreaterThan(10)
    for (const { en, es } of names) {
      expect(en.length > 0 && es.length > 0).toBe(true)
      expect(`${en} ${es}`).not.toMatch(/[{}]|undefined|\b(?:a|de) el /)
    }
    expect(detail.description.en).not.toBe(detail.description.es)
  }
})

it('Spanish joins its prepositions with the article, and a sentence begins with a capital', () => {
  const square = { en: 'the Old Square', es: 'el Zócalo' }
  expect(withLandmark({ en: '{X} by night', es: 'Cerca {de}, {a}. {X}' }, square)).toEqual({
    en: 'The Old Square by night',
    es: 'Cerca del Zócalo, al Zócalo. El Zócalo',
  })
})

it('every condition looks at an answer that a question before it has', () => {
  const conditional = details.flatMap(({ questions }) => questions.filter(({ askWhen }) => askWhen))
  expect(conditional.length).toBeGreaterThan(100)
  for (const { activityCode, questions } of details)
    expect(
      questions.filter((question, at) => !isResolvable(questions, question, at)),
      activityCode,
    ).toEqual([])
})

it('whoever is picked up is asked where, and nobody else', () => {
  for (const { activityCode, pickup, questions } of details)
    expect(
      questions.some(({ code }) => code === 'pickup_place'),
      activityCode,
    ).toBe(pickup.type !== 'MEET_EVERYONE_AT_START_POINT')
})

const test = (outcome: string) => {
  const activity = activityOf(`PRUEBAS-${outcome}`)
  if (!activity) throw new Error(outcome)
  return shownActivity(activity)
}

describe('the place of tests', () => {
  it('has one activity for each outcome', () => {
    const place = citiesWithActivities().at(-1)
    expect(place && activitiesIn(place).map(({ code }) => code)).toEqual(namedOutcomes.map((own) => `PRUEBAS-${own}`))
  })

  it.each([
    ['hold_not_provided', { holds: { availability: { status: 'HOLD_NOT_PROVIDED' } } }],
    ['hold_expired', { holds: { availability: { minutes: 1 }, price: { minutes: 1 } } }],
    ['manual_confirmed', { confirmation: 'MANUAL' }],
    ['manual_rejected', { confirmation: 'MANUAL' }],
    ['standard', { confirmation: 'INSTANT', holds: { availability: { minutes: 30 }, price: { minutes: 20 } } }],
    ['weather_cancelled', { cancelling: { cancelIfBadWeather: true } }],
    ['too_few_travellers', { cancelling: { cancelIfFewerThan: 6 } }],
    ['pickup_free_text', { pickup: { freeText: true } }],
    ['opening_hours_pass', { availabilityType: 'OPENING_HOURS', durationType: 'FLEXIBLE' }],
    ['all_sales_final', { cancelling: { type: 'ALL_SALES_FINAL', refunds: [] } }],
  ])('%s says so', (outcome, expected) => expect(test(outcome)).toMatchObject(expected))

  it('asks questions of every type', () =>
    expect(new Set(test('questions_all_types').questions.map(({ type }) => type))).toEqual(
      new Set(['STRING', 'DATE', 'TIME', 'NUMBER_AND_UNIT', 'LOCATION_REF_OR_FREE_TEXT']),
    ))
})
