import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { accommodationTypes, propertyQualities } from '#domain/hotel-kinds.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import { qualityNames, typeNames } from '../offer/hotel-words.ts'

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
export const quality = choiceFacet<Hotel, HotelNames>({
  key: 'quality',
  place: 70,
  title: msg`Quality of the property`,
  options: propertyQualities.toReversed(),
  read: (written) => propertyQualities.find((one) => one === written.toLowerCase()),
  of: (hotel) => [hotel.quality],
  label: (key, i18n) => i18n._(qualityNames[propertyQualities.find((one) => one === key) ?? 'midscale']),
})

export const type = choiceFacet<Hotel, HotelNames>({
  key: 'type',
  place: 60,
  title: msg`Type of accommodation`,
  options: accommodationTypes,
  read: (written) => accommodationTypes.find((one) => one === written.toLowerCase()),
  of: (hotel) => [hotel.type],
  label: (key, i18n) => i18n._(typeNames[accommodationTypes.find((one) => one === key) ?? 'hotel']),
})
