import { Option, Schema } from 'effect'
import { TourPart as ShownTour, type TourLine } from '#contract/products/tours/tour-part.ts'
import type { Product } from '../product.ts'
import { reservationOf } from '../reserved-part.ts'
import { shownPart } from '../shown-part.ts'
import { tourMail } from './tour-mail.ts'
import { tourOrderRequest } from './tour-order.ts'
import { areNamed, mayLead } from './tour-travelers.ts'
import type { TourPart, TourTypes } from './tour-types.ts'

export type { TourTypes }

const decodeExtras = Schema.decodeUnknownOption(ShownTour.fields.extras)

const shown = (part: TourPart): TourTypes['shown'] => ({ ...shownPart(part), ...reservationOf(part) })

const pictureOf = ({
  tour: { tourCode, country, themes, pictureSeed },
}: TourTypes['item']): Required<TourLine>['picture'] => ({
  tourCode,
  countryCode: country.countryCode,
  themes,
  pictureSeed,
})

const tourLine = ({ partId, state, item, status }: TourTypes['shown']): TourLine => ({
  partId,
  kind: 'tour',
  state,
  tourName: item.tour.name,
  countryName: item.tour.country.name,
  picture: pictureOf(item),
  from: item.from,
  to: item.to,
  timeZone: item.timeZone,
  travelerCount: item.ages.length,
  status,
})

const isWhole = (item: TourPart['item'], { lead, travelers }: TourPart['extras']): boolean =>
  areNamed(item, travelers) && mayLead(item, lead)

/** Tours, as orders, sessions and mail know them. Of travellers they ask nothing, unless nobody else is named. */
export const tour: Product<'tour', TourTypes> = {
  noExtras: { lead: 1, travelers: [] },
  extrasFrom: ({ item }, asked) => {
    const extras = Option.getOrUndefined(decodeExtras(asked))
    return extras && isWhole(item, extras) ? extras : undefined
  },
  // the whole tour's total, whoever is paid
  agreedPrice: ({ item }) => item.price.total,
  keepsExtras: ({ item }, before) => before.item.ages.join() === item.ages.join(),
  total: ({ quote }) => quote.price,
  fits: ({ item, extras }, passengers) => isWhole(item, extras) || passengers.length === item.ages.length,
  request: ({ item, extras }, { travellers, customer }) => tourOrderRequest({ item, extras, travellers, customer }),
  documents: (_part, numbers) => numbers.map((number) => ({ kind: 'voucher' as const, number })),
  timeZone: ({ item }) => item.timeZone,
  lastDay: ({ item }) => item.to,
  passenger: (_part, passenger) => passenger,
  shown,
  line: tourLine,
  guests: ({ item }) => item.ages.length,
  mail: tourMail,
  whole: ({ item }) => item.price.total,
}
