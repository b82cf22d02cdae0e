import { expect, it } from 'vitest'
import { createTranslator } from '#/i18n/catalogue.ts'
import { timeBands } from '#domain/time/time-bands.ts'
import { timeBandName } from './time-of-day.ts'

it.each([
  [
    'en',
    [
      'Early, before 6:00 AM',
      'Morning, 6:00 AM to 12:00 PM',
      'Afternoon, 12:00 PM to 6:00 PM',
      'Evening, 6:00 PM to 9:00 PM',
      'Late, from 9:00 PM',
    ],
  ],
  [
    'es',
    [
      'Madrugada, antes de las 6:00',
      'Mañana, de 6:00 a 12:00',
      'Tarde, de 12:00 a 18:00',
      'Noche, de 18:00 a 21:00',
      'Última hora, desde las 21:00',
    ],
  ],
] as const)('hours are told by the clock of the language: %s', async (locale, names) => {
  const { i18n } = await createTranslator({ locale, country: undefined }, undefined)
  expect(timeBands.map((band) => timeBandName(band, i18n).replaceAll(/\s/g, ' '))).toEqual(names)
})
