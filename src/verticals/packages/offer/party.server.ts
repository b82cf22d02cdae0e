import { wireRooms } from '../../hotels/offer/hotels.server.ts'
import type { PackageSearch } from '../search/package-search.ts'

/** All charges are in US dollars (rule money-2). */
export const currency = 'USD'

/** For whom, as every question about a package says it. */
export const partyOf = ({ rooms }: Pick<PackageSearch, 'rooms'>) => ({
  rateInfo: { currencyCode: currency, refundableOnly: false },
  rooms: wireRooms(rooms),
})
