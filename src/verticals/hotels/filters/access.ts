import { msg } from '@lingui/core/macro'
import { accessNames } from '../offer/access-words.ts'
import { namedFacet } from './named-facet.ts'

/** Of rooms that can be had for the stay: that a hotel has such a room, sold out or not, helps nobody. */
export const access = namedFacet({
  key: 'access',
  place: 55,
  title: msg`Accessible rooms`,
  names: accessNames,
  needs: 'all',
  of: (hotel) => hotel.access,
})
