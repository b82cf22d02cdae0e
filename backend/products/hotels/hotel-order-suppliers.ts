import { Effect } from 'effect'
import { offerExpired, offerGone } from '../../orders/order-problem.ts'
import type { Supplier } from '../product.ts'
import type { SupplierTools } from '../supplier-tools.ts'
import { demoHotels } from './demo/demo-hotels.ts'
import { hotelDesk } from './demo/hotel-desk.ts'
import { foundHotel } from './found-hotel.ts'
import type { HotelTypes } from './hotel-types.ts'

/** The supplier of hotels, as orders know it. What a check answered stands until its offer expires. */
export const hotelOrderSuppliers = (tools: SupplierTools) => {
  const supplier: Supplier<HotelTypes> = {
    name: 'DEMO',
    check: Effect.fn('hotel.check')((offerId: string) =>
      demoHotels.offer(offerId).pipe(
        Effect.map(foundHotel),
        Effect.catchTags({
          NoSuchHotel: () => Effect.fail(offerGone()),
          HotelOfferExpired: () => Effect.fail(offerExpired()),
        }),
      ),
    ),
    ...hotelDesk(tools),
  }
  return (_offerId: string): Supplier<HotelTypes> => supplier
}
