import { msg } from '@lingui/core/macro'
import { amenityNames } from '../offer/hotel-words.ts'
import { namedFacet } from './named-facet.ts'

/** Whoever asks for a pool and for parking wants both. */
export const amenityFilter = namedFacet({
  key: 'amenities',
  place: 50,
  title: msg`Amenities`,
  names: amenityNames,
  needs: 'all',
  of: (hotel) => hotel.amenities,
})
