import * as v from 'valibot'
import type { Product } from '#/features/checkout/product/product.ts'
import { bagsOfSameFlight } from '../../flights/booking/bags-of-same-flight.ts'
import { flightTotal } from '../../flights/booking/bags.ts'
import { bagsFields, flights } from '../../flights/booking/product.ts'
import { requestsFields } from '../../hotels/booking/product.ts'
import { hasSameRooms } from '../../hotels/booking/sold-stay.ts'
import { type PackageDraft, type PackageItem, noPackageExtras, packageAddress } from './package-item.ts'
import { staysUrl } from '../search/package-addresses.ts'
import { packageSteps } from './package-steps.ts'

/** A flight and a stay at one price, as their booking needs them. Paid for by the session's own calls. */
export const packages: Product<PackageItem, PackageDraft['extras']> = {
  kind: 'package',
  extrasSchema: v.strictObject({ ...bagsFields, ...requestsFields }),
  steps: packageSteps,
  noExtras: noPackageExtras,
  extrasOf: () => noPackageExtras,
  keepsExtras: (before, item) => before.flightOfferId === item.flightOfferId && hasSameRooms(before, item),
  extrasFrom: (earlier, item) => {
    const bags = bagsOfSameFlight(earlier, item)
    return bags && { ...noPackageExtras, ...bags }
  },
  total: flightTotal,
  listLine: flights.listLine,
  pages: (item) => ({
    summary: { to: '/paquetes/booking/summary', search: packageAddress(item) },
    again: { to: '/paquetes/result', search: staysUrl(item.search) },
    waiting: '/paquetes/booking/waiting',
    confirmed: '/paquetes/booking/success',
  }),
  inCalls: ({ flightOfferId, hotelOfferId }) => ({ offers: [flightOfferId, hotelOfferId] }),
}
