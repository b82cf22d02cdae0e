import { expect, it } from 'vitest'
import { meetingOf } from './activity-meeting.ts'
import type { AskedQuestion } from './activity-questions.ts'

const plain = { required: 'MANDATORY', units: [], maxLength: null, askWhen: null } as const
const questions: readonly AskedQuestion[] = [
  { ...plain, code: 'meeting', scope: 'PER_BOOKING', type: 'STRING', allowedAnswers: [{ value: 'PICKUP' }] },
  {
    ...plain,
    code: 'pickup_place',
    scope: 'PER_BOOKING',
    type: 'LOCATION_REF_OR_FREE_TEXT',
    allowedAnswers: [],
    askWhen: { question: 'meeting', is: ['PICKUP'] },
  },
]
const named = (text: string) => ({ name: { en: text, es: text } })
const meetingPoint = { ...named('The beach'), location: { lat: 1, lon: 2 } }
const hotel = { code: 'P1', ...named('Hotel Mar'), location: { lat: 3, lon: 4 } }
const activity = {
  questions,
  meetingPoint,
  pickup: { type: 'PICKUP_AND_MEET_AT_START_POINT', places: [hotel] },
} as const
const everybody = { ...activity, pickup: { ...activity.pickup, type: 'PICKUP_EVERYONE' } } as const

it.each([
  ['a place of its own', 'P1', { how: 'pickup', place: hotel }],
  ['a place in words', 'Calle 5', { how: 'pickup', place: named('Calle 5') }],
])('whoever asked for a pickup is met at %s', (_of, answer, met) => {
  const answers = [
    { question: 'meeting', answer: 'PICKUP' },
    { question: 'pickup_place', answer },
  ]
  for (const one of [activity, everybody]) expect(meetingOf(one, answers)).toEqual(met)
})

const met = (answer: string) => [{ question: 'meeting', answer }]

it('all others are met at the meeting point, unless everybody is picked up', () => {
  const own = met('MEET_AT_DEPARTURE_POINT')
  for (const answers of [own, []])
    expect(meetingOf(activity, answers)).toEqual({ how: 'meeting_point', place: meetingPoint })
  expect(meetingOf(everybody, [])).toEqual({ how: 'pickup_unknown' })
})

it.each([['CONTACT_SUPPLIER_LATER'], ['PICKUP']])('of a pickup the place is yet to be said: %s', (answer) => {
  for (const one of [activity, everybody]) expect(meetingOf(one, met(answer))).toEqual({ how: 'pickup_unknown' })
})

it('what is answered to another question is no pickup', () => {
  const answers = [{ question: 'arrives_by', answer: 'CONTACT_SUPPLIER_LATER' }]
  expect(meetingOf(activity, answers)).toEqual({ how: 'meeting_point', place: meetingPoint })
})
