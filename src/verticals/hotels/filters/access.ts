import { msg } from '@lingui/core/macro'
import { hotelOffers } from '../list/hotel-offers.ts'
import { accessNames } from '../offer/access-words.ts'
import { namedOptions } from './named-facet.ts'

/** Of rooms that can be had for the stay, one of which has all that is chosen: features of several rooms help nobody. */
export const access = hotelOffers.facet({
  key: 'access',
  place: 55,
  title: msg`Accessible rooms`,
  ...namedOptions(accessNames),
})
