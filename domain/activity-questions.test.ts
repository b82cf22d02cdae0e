import { describe, expect, it } from 'vitest'
import { type ActivityAnswer, type AskedQuestion, answerFaults, askedNow } from './activity-questions.ts'

const plain = { allowedAnswers: [], units: [], maxLength: null, askWhen: null } as const
const values = (...all: string[]) => all.map((value) => ({ value }))

const questions: readonly AskedQuestion[] = [
  {
    ...plain,
    code: 'diet',
    scope: 'PER_TRAVELER',
    type: 'STRING',
    required: 'MANDATORY',
    allowedAnswers: values('ALL', 'OTHER'),
  },
  {
    ...plain,
    code: 'diet_other',
    scope: 'PER_TRAVELER',
    type: 'STRING',
    required: 'CONDITIONAL',
    maxLength: 10,
    askWhen: { question: 'diet', is: ['OTHER'] },
  },
  {
    ...plain,
    code: 'weight',
    scope: 'PER_TRAVELER',
    type: 'NUMBER_AND_UNIT',
    required: 'MANDATORY',
    units: ['kg', 'lb'],
  },
  { ...plain, code: 'born', scope: 'PER_TRAVELER', type: 'DATE', required: 'OPTIONAL' },
  {
    ...plain,
    code: 'arrives',
    scope: 'PER_BOOKING',
    type: 'STRING',
    required: 'OPTIONAL',
    allowedAnswers: values('AIR', 'NO'),
  },
  {
    ...plain,
    code: 'at',
    scope: 'PER_BOOKING',
    type: 'TIME',
    required: 'CONDITIONAL',
    askWhen: { question: 'arrives', is: ['AIR'] },
  },
  { ...plain, code: 'place', scope: 'PER_BOOKING', type: 'LOCATION_REF_OR_FREE_TEXT', required: 'MANDATORY' },
]

const asked = { questions, travelerCount: 2, places: ['P1'] }

const good: readonly ActivityAnswer[] = [
  { question: 'place', answer: 'P1', unit: 'LOCATION_REFERENCE' },
  { question: 'diet', travelerNum: 1, answer: 'ALL' },
  { question: 'weight', travelerNum: 1, answer: '70.5', unit: 'kg' },
  { question: 'diet', travelerNum: 2, answer: 'OTHER' },
  { question: 'diet_other', travelerNum: 2, answer: 'no nuts' },
  { question: 'weight', travelerNum: 2, answer: '150', unit: 'lb' },
]

/** The good answers with another one in place of what was said to the same question. */
const instead = (own: ActivityAnswer): readonly ActivityAnswer[] => [
  ...good.filter(({ question, travelerNum }) => question !== own.question || travelerNum !== own.travelerNum),
  own,
]

it('asks what depends on an answer once that is given, of that traveller alone', () => {
  expect(askedNow(asked, good, 1).map(({ code }) => code)).toEqual(['diet', 'weight', 'born'])
  expect(askedNow(asked, good, 2).map(({ code }) => code)).toEqual(['diet', 'diet_other', 'weight', 'born'])
  expect(askedNow(asked, good, null).map(({ code }) => code)).toEqual(['arrives', 'place'])
  const flying = [...good, { question: 'arrives', answer: 'AIR' }]
  expect(askedNow(asked, flying, null).map(({ code }) => code)).toEqual(['arrives', 'at', 'place'])
})

it('finds nothing wrong with answers to everything that is asked', () => expect(answerFaults(asked, good)).toEqual([]))

it('names every question that has no answer, of the booking and of each traveller', () => {
  expect(answerFaults(asked, [])).toEqual([
    { question: 'place', travelerNum: null, problem: 'missing' },
    { question: 'diet', travelerNum: 1, problem: 'missing' },
    { question: 'weight', travelerNum: 1, problem: 'missing' },
    { question: 'diet', travelerNum: 2, problem: 'missing' },
    { question: 'weight', travelerNum: 2, problem: 'missing' },
  ])
})

describe('an answer', () => {
  it.each<[string, ActivityAnswer, string]>([
    ['blank', { question: 'weight', travelerNum: 1, answer: ' ', unit: 'kg' }, 'missing'],
    ['of none of the choices', { question: 'diet', travelerNum: 1, answer: 'all' }, 'not_allowed'],
    ['too long', { question: 'diet_other', travelerNum: 2, answer: '12345678901' }, 'too_long'],
    ['no number', { question: 'weight', travelerNum: 1, answer: '7O', unit: 'kg' }, 'not_a_number'],
    ['nothing at all', { question: 'weight', travelerNum: 1, answer: '0', unit: 'kg' }, 'not_a_number'],
    ['in no unit', { question: 'weight', travelerNum: 1, answer: '70' }, 'no_unit'],
    ['in another unit', { question: 'weight', travelerNum: 1, answer: '70', unit: 'cm' }, 'no_unit'],
    ['no day', { question: 'born', travelerNum: 1, answer: '1990-02-30' }, 'not_a_day'],
    ['a place nobody knows', { question: 'place', answer: 'P9', unit: 'LOCATION_REFERENCE' }, 'not_allowed'],
    ['a place of no kind', { question: 'place', answer: 'P1' }, 'no_unit'],
    ['to no question', { question: 'shoes', travelerNum: 1, answer: '42' }, 'not_asked'],
    ['of a third of two', { question: 'diet', travelerNum: 3, answer: 'ALL' }, 'not_asked'],
    ['of nobody, where each is asked', { question: 'diet', answer: 'ALL' }, 'not_asked'],
    ['to what was not asked after all', { question: 'diet_other', travelerNum: 1, answer: 'x' }, 'not_asked'],
  ])('%s is told as such', (_, own, problem) =>
    expect(answerFaults(asked, instead(own)).map((fault) => [fault.question, fault.problem])).toEqual([
      [own.question, problem],
    ]),
  )

  it('given twice is told', () =>
    expect(answerFaults(asked, [...good, { question: 'diet', travelerNum: 1, answer: 'ALL' }])).toEqual([
      { question: 'diet', travelerNum: 1, problem: 'twice' },
    ]))

  it('in words is a place too, unless places are listed', () => {
    const words: ActivityAnswer = { question: 'place', answer: 'Hotel Sol, calle 1', unit: 'FREETEXT' }
    expect(answerFaults(asked, instead(words))).toEqual([])
    const listed = questions.map((own) => (own.code === 'place' ? { ...own, allowedAnswers: values('P1') } : own))
    expect(answerFaults({ ...asked, questions: listed }, instead(words))).toEqual([
      { question: 'place', travelerNum: null, problem: 'not_allowed' },
    ])
  })

  it('must be a time where a time is asked', () => {
    const flying: readonly ActivityAnswer[] = [...good, { question: 'arrives', answer: 'AIR' }]
    expect(answerFaults(asked, [...flying, { question: 'at', answer: '21:30' }])).toEqual([])
    expect(answerFaults(asked, [...flying, { question: 'at', answer: '24:00' }])).toEqual([
      { question: 'at', travelerNum: null, problem: 'not_a_time' },
    ])
    expect(answerFaults(asked, flying)).toEqual([{ question: 'at', travelerNum: null, problem: 'missing' }])
  })
})
