import { expect, it } from 'vitest'
import { activityHead } from './activity-head.ts'
import type { LoadedActivity } from './loaded-activity.ts'

const context = { locale: 'en', i18n: { _: () => 'Activities' }, page: { origin: 'https://trayecto.example' } } as const
const sentences = [
  'A relaxed ride on quiet streets, with a long stop in the main square.',
  'You only need to know how to ride.',
]

const headOf = (description: string) => {
  const activity = {
    activityCode: 'CUZ-01',
    name: { en: 'Bike ride' },
    description: { en: description },
    location: { cityName: { en: 'Cuzco' } },
  }
  const loaderData = { state: 'found', found: { activity } } as unknown as LoadedActivity
  return JSON.stringify(activityHead({ match: { status: 'success', context }, loaderData }))
}

it('an activity is described with its city, in as many words as search engines show', () => {
  expect(headOf(sentences.join(' '))).toContain(`"Cuzco: ${sentences.join(' ')}"`)
  expect(headOf([...sentences, 'Bicycles, helmets and water for all are there.'].join(' '))).toContain(
    `"Cuzco: ${sentences[0]}"`,
  )
})

it('one that is not there has no head of its own', () => {
  expect(activityHead({ match: { status: 'notFound', context } })).toEqual({})
})
