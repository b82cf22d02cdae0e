import { msg } from '@lingui/core/macro'
import { accessFeatures } from '#domain/hotel-kinds.ts'
import { choiceFacet } from '#/features/results/choice-facet.tsx'
import { accessNames } from '../offer/access-words.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'

/** Of rooms that can be had for the stay: that a hotel has such a room, sold out or not, helps nobody. */
export const access = choiceFacet<Hotel, HotelNames>({
  key: 'access',
  place: 55,
  title: msg`Accessible rooms`,
  options: accessFeatures,
  needs: 'all',
  read: (written) => accessFeatures.find((one) => one === written.toLowerCase()),
  of: (hotel) => hotel.access,
  label: (key, i18n) => i18n._(accessNames[accessFeatures.find((one) => one === key) ?? 'step_free']),
})
