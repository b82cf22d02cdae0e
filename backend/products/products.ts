import { type ActivityTypes, activity } from './activities/activity.ts'
import { type FlightTypes, flight } from './flights/flight.ts'
import { type HotelTypes, hotel } from './hotels/hotel.ts'
import { type TourTypes, tour } from './tours/tour.ts'
import type { PartOf, Product, Supplier } from './product.ts'

/** Everything that an order can be made of: a further kind of travel is a line here and one below. */
interface TypesOf {
  readonly flight: FlightTypes
  readonly hotel: HotelTypes
  readonly activity: ActivityTypes
  readonly tour: TourTypes
}

const products: { readonly [Kind in ProductKind]: Product<Kind, TypesOf[Kind]> } = { flight, hotel, activity, tour }

export type ProductKind = keyof TypesOf
export type OrderPart<Kind extends ProductKind = ProductKind> = { [Own in Kind]: PartOf<Own, TypesOf[Own]> }[Kind]

/** What names a supplier: a kind of travel, and an offer of it. */
interface Offered<Kind extends ProductKind> {
  readonly kind: Kind
  readonly quote: { readonly offerId: string }
}

/** What finds each kind's suppliers by its offers. */
export type SuppliersByKind = { readonly [Kind in ProductKind]: (offerId: string) => Supplier<TypesOf[Kind]> }

export type SupplierOf = <Kind extends ProductKind>(part: Offered<Kind>) => Supplier<TypesOf[Kind]>

/** The product that a part is of. */
export const productOf = <Kind extends ProductKind>({ kind }: { readonly kind: Kind }): Product<Kind, TypesOf[Kind]> =>
  products[kind]
