import { expect, it } from 'vitest'
import { readableAnswers, withoutPersonalDays } from './readable-answers.ts'

const plain = { scope: 'PER_TRAVELER', required: 'MANDATORY', units: [], maxLength: null, askWhen: null } as const
const named = (en: string, es: string) => ({ en, es })
const activity = {
  questions: [
    {
      ...plain,
      code: 'diet',
      type: 'STRING',
      label: named('What do you eat?', '¿Qué comes?'),
      allowedAnswers: [{ value: 'VEGAN', label: named('Vegan', 'Vegano') }],
    },
    {
      ...plain,
      code: 'weight',
      type: 'NUMBER_AND_UNIT',
      label: named('Weight', 'Peso'),
      allowedAnswers: [],
    },
    { ...plain, code: 'birth_date', type: 'DATE', label: named('Born', 'Nacimiento'), allowedAnswers: [] },
    {
      ...plain,
      code: 'arrival',
      scope: 'PER_BOOKING',
      type: 'TIME',
      label: named('Arrival', 'Llegada'),
      allowedAnswers: [],
    },
    {
      ...plain,
      code: 'place',
      scope: 'PER_BOOKING',
      type: 'LOCATION_REF_OR_FREE_TEXT',
      label: named('Where?', '¿Dónde?'),
      allowedAnswers: [],
    },
  ],
  pickup: { places: [{ code: 'P1', name: named('The port', 'El puerto') }] },
} as const
const answers = [
  { question: 'birth_date', travelerNum: 1, answer: '1990-02-28' },
  { question: 'diet', travelerNum: 2, answer: 'VEGAN' },
  { question: 'weight', travelerNum: 1, answer: '70', unit: 'kg' },
  { question: 'place', answer: 'P1', unit: 'LOCATION_REFERENCE' },
  { question: 'arrival', answer: '07:45' },
] as const

it('tells answers in words, the booking’s first and then each traveler’s', () => {
  expect(readableAnswers(activity, answers, 'es').map(({ traveler, label, text }) => [traveler, label, text])).toEqual([
    [null, 'Llegada', '7:45'],
    [null, '¿Dónde?', 'El puerto'],
    [1, 'Peso', '70 kg'],
    [1, 'Nacimiento', '28 de febrero de 1990'],
    [2, '¿Qué comes?', 'Vegano'],
  ])
})

it('leaves out days of birth once it is booked', () => {
  expect(withoutPersonalDays(activity, answers).map(({ question }) => question)).toEqual([
    'diet',
    'weight',
    'place',
    'arrival',
  ])
})

it.each([
  ['birth_date', '1990-5-'],
  ['birth_date', '1990-02-31'],
  ['arrival', '9:'],
])('a half typed %s is told as it stands: %s', (question, answer) =>
  expect(readableAnswers(activity, [{ question, answer }], 'en')).toMatchObject([{ text: answer }]),
)
