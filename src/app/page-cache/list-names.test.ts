import { expect, it } from 'vitest'
import { activityFacets } from '#/verticals/activities/filters/activity-facets.ts'
import { cruiseFacets } from '#/verticals/cruises/filters/cruise-facets.ts'
import { hotelListKeys } from '#/verticals/hotels/list/hotel-query.ts'
import { resultsKeys } from '#/verticals/flights/results/query/results-query.ts'
import { tourFacets } from '#/verticals/tours/filters/tour-facets.ts'
import { listNames } from './list-names.ts'

const asked = [activityFacets, cruiseFacets, tourFacets].flatMap((facets) => facets.flatMap(({ keys }) => keys))

it.each([...new Set([...resultsKeys, ...hotelListKeys, ...asked])])('knows what lists are asked by: %s', (name) =>
  expect(listNames.has(name)).toBe(true),
)
