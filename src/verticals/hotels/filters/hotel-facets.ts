import type { AnyFacet } from '#/features/results/facet.ts'
import type { Hotel, HotelNames } from '../offer/hotel.ts'
import { access } from './access.ts'
import { amenityFilter } from './amenity-filter.ts'
import { budget } from './budget.ts'
import { cancellation } from './cancellation.ts'
import { hotelName } from './hotel-name.tsx'
import { quality, stars, type } from './kinds.ts'

/** The filters, as the panel has them from its top. */
export const hotelFacets: readonly AnyFacet<Hotel, HotelNames>[] = [
  hotelName,
  budget,
  cancellation,
  stars,
  amenityFilter,
  access,
  type,
  quality,
].toSorted((a, b) => a.place - b.place)
