import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import { qualityNames, typeNames } from '../offer/hotel-words.ts'
import { namedFacet } from './named-facet.ts'

const grades = ['5', '4', '3', '2', '1']

const starWords = (count: number, i18n: I18n): string =>
  i18n._(msg`${plural(count, { one: '# star', other: '# stars' })}`)

export const stars = choiceFacet<Hotel, HotelNames>({
  key: 'stars',
  place: 40,
  title: msg`Stars`,
  options: grades,
  read: (written) => grades.find((grade) => grade === written),
  of: (hotel) => [String(hotel.stars)],
  label: (grade, i18n) => starWords(Number(grade), i18n),
})

/** How a house is furnished and kept, whatever its stars. */
export const quality = namedFacet({
  key: 'quality',
  place: 70,
  title: msg`Quality of the property`,
  names: qualityNames,
  of: (hotel) => [hotel.quality],
})

export const type = namedFacet({
  key: 'type',
  place: 60,
  title: msg`Type of accommodation`,
  names: typeNames,
  of: (hotel) => [hotel.type],
})
