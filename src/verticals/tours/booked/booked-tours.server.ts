import type { BookedPackage } from '#contract/products/packages/package-price.ts'
import type { TourLine, TourPart } from '#contract/products/tours/tour-part.ts'
import { subtractMoney } from '#domain/money/money.ts'
import { addDays } from '#domain/time/dates.ts'
import type { TripLine } from '#/features/trips/booked/booked-trip.ts'
import type { PartOfKind, TripEvent, TripProduct } from '#/features/trips/trip-product.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import type { SoldTour } from '../booking/sold-tour.ts'
import { sceneOfTour } from '../list/tour-scene.ts'
import type { BookedTour } from './booked-tour.ts'

const soldIn = ({ item }: TourPart, together: BookedPackage | undefined): SoldTour => {
  if (!together) return item
  const { total, dueNow: deposit, dueAtProperty: balance, cancel } = together
  const { balanceDue } = item.price
  const singleSupplement = { ...total, amount: 0 }
  return { ...item, price: { total, deposit, balance, balanceDue, lines: [], singleSupplement }, cancel }
}

/** The backend's part in the shape that pages show. */
const bookedTour = (part: TourPart, together?: BookedPackage): PartOfKind<BookedTour> => {
  const { partId, kind, item, extras, quote, supplier, documents } = part
  const sold = soldIn(part, together)
  const deposit = together?.dueNow ?? quote.total
  const travelers = extras.travelers.map(({ firstName, lastName }, at) => ({
    number: at + 1,
    name: `${firstName} ${lastName}`,
    leads: at + 1 === extras.lead,
  }))
  return {
    partId,
    kind,
    supplier: { name: item.tour.operator, reference: supplier.reference },
    total: quote.total,
    whole: item.price.total,
    lead: travelers.find(({ leads }) => leads)?.name,
    item: {
      sold,
      withFlight: together !== undefined,
      deposit,
      balance: subtractMoney(sold.price.total, deposit),
      travelers,
      voucher: documents[0]?.number,
    },
  }
}

const sceneOf = ({ tourCode, countryCode, themes, pictureSeed }: Required<TourLine>['picture']): ScenePlace =>
  sceneOfTour({ code: tourCode, country: { code: countryCode }, themes, pictureSeed })

type Line = Pick<TourLine, 'tourName' | 'countryName' | 'picture' | 'from' | 'to' | 'travelerCount'>

const lineOf = ({ tourName, countryName, picture, from, to, travelerCount }: Line): TripLine => ({
  title: tourName,
  place: countryName.en,
  ...(picture && { scene: sceneOf(picture) }),
  first: from,
  last: to,
  guests: travelerCount,
})

const words = {
  en: { operator: 'Operator', reference: 'Operator reference', balance: 'Balance to pay to the operator' },
  es: { operator: 'Operador', reference: 'Referencia del operador', balance: 'Saldo por pagar al operador' },
} satisfies Record<Locale, Record<string, string>>

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The days of the tour, and the one by which a balance is due: whole days, which have no hour and no zone. */
const tourEvents = ({ item, supplier }: TourPart, locale: Locale): readonly TripEvent[] => {
  const { tour, from, to, price } = item
  const told = words[locale]
  const name = tour.name[locale]
  const place = `${tour.line[0]?.places[0]?.name[locale] ?? name}, ${tour.country.name[locale]}`
  const lines = [`${told.operator}: ${tour.operator}`, `${told.reference}: ${supplier.reference ?? ''}`]
  const daysOf = (id: string, first: string, last: string, summary: string): TripEvent => ({
    id,
    allDay: true,
    start: midnight(first),
    end: midnight(addDays(last, 1)),
    summary,
    location: place,
    lines,
  })
  return [
    daysOf('tour', from, to, name),
    ...(price.balanceDue === null
      ? []
      : [daysOf('balance', price.balanceDue, price.balanceDue, `${told.balance}: ${name}`)]),
  ]
}

/** Tours, once they are booked. */
export const bookedTours = {
  booked: bookedTour,
  line: (line: TourLine): TripLine => lineOf(line),
  lineOf: ({ item: { tour, from, to, ages } }: TourPart): TripLine => {
    const { name, country, ...picture } = tour
    return lineOf({
      tourName: name,
      countryName: country.name,
      picture: { ...picture, countryCode: country.countryCode },
      from,
      to,
      travelerCount: ages.length,
    })
  },
  calendarEvents: tourEvents,
} satisfies TripProduct
