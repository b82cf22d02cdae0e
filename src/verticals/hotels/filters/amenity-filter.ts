import { msg } from '@lingui/core/macro'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { amenities } from '#domain/hotel-kinds.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import { amenityNames } from '../offer/hotel-words.ts'

/** Whoever asks for a pool and for parking wants both. */
export const amenityFilter = choiceFacet<Hotel, HotelNames>({
  key: 'amenities',
  place: 50,
  title: msg`Amenities`,
  options: amenities,
  needs: 'all',
  read: (written) => amenities.find((one) => one === written.toLowerCase()),
  of: (hotel) => hotel.amenities,
  label: (key, i18n) => i18n._(amenityNames[amenities.find((one) => one === key) ?? 'wifi']),
})
