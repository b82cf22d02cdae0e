import { msg } from '@lingui/core/macro'
import { hotelOffers } from '../list/hotel-offers.ts'
import { namedOptions } from './named-facet.ts'

/** Hotels that sell a choice which can be cancelled for nothing, or whose cheapest one gives nothing back. */
export const cancellation = hotelOffers.facet({
  key: 'cancellation',
  place: 30,
  title: msg`Cancellation`,
  ...namedOptions({ free: msg`Free cancellation`, nonRefundable: msg`Non-refundable` }),
})
