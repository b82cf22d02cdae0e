import { searchKeys as activitySearch } from '#/verticals/activities/search/search-keys.ts'
import { searchKeys as flightSearch } from '#/verticals/flights/search/search-keys.ts'
import { searchKeys as hotelSearch } from '#/verticals/hotels/search/search-keys.ts'
import { listKeys as flightAndHotelLists } from '#/verticals/packages/search/search-keys.ts'
import { tourSearchKeys } from '#/verticals/tours/search/search-keys.ts'

/** Of the lists of activities, tours and cruises; written out, since every page is looked up by them and few have a list. */
const otherLists = 'begins date days departures guide in kind language line pace port ship theme time until'.split(' ')

/** Every name in a query that some list is asked by. */
export const listNames: ReadonlySet<string> = new Set([
  ...flightSearch,
  ...hotelSearch,
  ...activitySearch,
  ...tourSearchKeys,
  ...flightAndHotelLists,
  ...otherLists,
])
