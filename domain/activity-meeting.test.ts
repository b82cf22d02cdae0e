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

it('all others are met at the meeting point, unless everybody is picked up', () => {
  const later = [{ question: 'meeting', answer: 'CONTACT_SUPPLIER_LATER' }]
  expect(meetingOf(activity, later)).toEqual({ how: 'meeting_point', place: meetingPoint })
  for (const answers of [later, []]) expect(meetingOf(everybody, answers)).toEqual({ how: 'pickup_unknown' })
})
