import { Effect } from 'effect'
import { offerExpired, offerGone } from '../../orders/order-problem.ts'
import type { Supplier } from '../product.ts'
import type { SupplierTools } from '../supplier-tools.ts'
import { demoHotels } from './demo/demo-hotels.ts'
import { hotelDesk } from './demo/hotel-desk.ts'
import { foundHotel, packagedHotel } from './found-hotel.ts'
import type { HotelTypes } from './hotel-types.ts'

/** The supplier of hotels, as orders know it. What a check answered stands until its offer expires. */
export const hotelOrderSuppliers = (tools: SupplierTools) => {
  const supplier: Supplier<HotelTypes> = {
    name: 'DEMO',
    check: Effect.fn('hotel.check')((offerId: string) =>
      demoHotels.offer(offerId).pipe(
        Effect.flatMap((item) =>
          item.price.apart
            ? Effect.map(demoHotels.alone(offerId), (alone) => packagedHotel(item, alone))
            : Effect.succeed(foundHotel(item)),
        ),
        Effect.catchTags({
          NoSuchHotel: () => Effect.fail(offerGone('These rooms are sold.')),
          HotelOfferExpired: () => Effect.fail(offerExpired()),
        }),
      ),
    ),
    ...hotelDesk(tools),
  }
  return (_offerId: string): Supplier<HotelTypes> => supplier
}
