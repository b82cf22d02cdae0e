import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type { ActivityQuestion } from '#contract/products/activities/activity-question.ts'
import type { Activity } from './activity.ts'
import { pickupOf } from './pickup.ts'

const plain = { allowedAnswers: [], units: [], maxLength: null, askWhen: null } as const

const diet: readonly ActivityQuestion[] = [
  {
    ...plain,
    code: 'diet',
    scope: 'PER_TRAVELER',
    type: 'STRING',
    required: 'MANDATORY',
    label: { en: 'What do you eat?', es: '¿Qué comes?' },
    allowedAnswers: [
      { value: 'EVERYTHING', label: { en: 'Everything', es: 'De todo' } },
      { value: 'VEGETARIAN', label: { en: 'Vegetarian', es: 'Vegetariano' } },
      { value: 'VEGAN', label: { en: 'Vegan', es: 'Vegano' } },
      { value: 'OTHER', label: { en: 'Something else', es: 'Otra dieta' } },
    ],
  },
  {
    ...plain,
    code: 'diet_other',
    scope: 'PER_TRAVELER',
    type: 'STRING',
    required: 'CONDITIONAL',
    label: { en: 'What should the kitchen know?', es: '¿Qué debe saber la cocina?' },
    maxLength: 200,
    askWhen: { question: 'diet', is: ['OTHER'] },
  },
]

const weight: ActivityQuestion = {
  ...plain,
  code: 'weight',
  scope: 'PER_TRAVELER',
  type: 'NUMBER_AND_UNIT',
  required: 'MANDATORY',
  label: { en: 'Weight, to choose the life jacket', es: 'Peso, para elegir el chaleco salvavidas' },
  units: ['kg', 'lb'],
}

const height: ActivityQuestion = {
  ...plain,
  code: 'height',
  scope: 'PER_TRAVELER',
  type: 'NUMBER_AND_UNIT',
  required: 'MANDATORY',
  label: { en: 'Height, to choose the bike', es: 'Estatura, para elegir la bicicleta' },
  units: ['cm', 'ft'],
}

const birthDate: ActivityQuestion = {
  ...plain,
  code: 'birth_date',
  scope: 'PER_TRAVELER',
  type: 'DATE',
  required: 'MANDATORY',
  label: { en: 'Date of birth', es: 'Fecha de nacimiento' },
  asksFor: 'BIRTH_DATE',
}

const arrival: readonly ActivityQuestion[] = [
  {
    ...plain,
    code: 'arrives_by',
    scope: 'PER_BOOKING',
    type: 'STRING',
    required: 'OPTIONAL',
    label: { en: 'Do you arrive in the city on the same day?', es: '¿Llegas a la ciudad el mismo día?' },
    allowedAnswers: [
      { value: 'ALREADY_THERE', label: { en: 'No, I am already there', es: 'No, ya estoy allí' } },
      { value: 'AIR', label: { en: 'Yes, by plane', es: 'Sí, en avión' } },
      { value: 'SEA', label: { en: 'Yes, by ship', es: 'Sí, en barco' } },
    ],
  },
  {
    ...plain,
    code: 'arrival_time',
    scope: 'PER_BOOKING',
    type: 'TIME',
    required: 'CONDITIONAL',
    label: { en: 'Arrival time', es: 'Hora de llegada' },
    askWhen: { question: 'arrives_by', is: ['AIR', 'SEA'] },
  },
]

/** How to meet, with the answers that Viator reserves. */
const meetingAnswers = (type: ActivityDetail['pickup']['type']): ActivityQuestion['allowedAnswers'] => [
  { value: 'PICKUP', label: { en: 'Pick me up', es: 'Que pasen por mí' } },
  ...(type === 'PICKUP_EVERYONE'
    ? []
    : [
        {
          value: 'MEET_AT_DEPARTURE_POINT',
          label: { en: 'I will come to the meeting point', es: 'Llego al punto de encuentro' },
        },
      ]),
  { value: 'CONTACT_SUPPLIER_LATER', label: { en: 'I will say where later', es: 'Aviso después dónde' } },
]

const pickupQuestions = (activity: Activity): readonly ActivityQuestion[] => {
  const { type, places, freeText } = pickupOf(activity)
  if (type === 'MEET_EVERYONE_AT_START_POINT') return []
  return [
    {
      ...plain,
      code: 'meeting',
      scope: 'PER_BOOKING',
      type: 'STRING',
      required: 'MANDATORY',
      label: { en: 'How do we meet?', es: '¿Cómo nos encontramos?' },
      allowedAnswers: meetingAnswers(type),
    },
    {
      ...plain,
      code: 'pickup_place',
      scope: 'PER_BOOKING',
      type: 'LOCATION_REF_OR_FREE_TEXT',
      required: 'CONDITIONAL',
      label: { en: 'Where do we pick you up?', es: '¿Dónde pasamos por ti?' },
      allowedAnswers: freeText ? [] : places.map(({ code, name }) => ({ value: code, label: name })),
      maxLength: freeText ? 300 : null,
      askWhen: { question: 'meeting', is: ['PICKUP'] },
    },
  ]
}

/** What the supplier has to know; a condition stands after the question it looks at. */
export const questionsOf = (activity: Activity): readonly ActivityQuestion[] => {
  const { kind, outcome } = activity
  if (outcome === 'questions_all_types')
    return [...diet, weight, height, birthDate, ...arrival, ...pickupQuestions(activity)]
  if (kind === 'food' || kind === 'class') return diet
  if (kind === 'kayak') return [weight]
  if (kind === 'bike') return [height]
  return kind === 'day_trip' ? [...arrival, ...pickupQuestions(activity)] : pickupQuestions(activity)
}
