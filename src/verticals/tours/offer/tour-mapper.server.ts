import type { TourDeparturesAnswer } from '#contract/products/tours/tour-departures.ts'
import type { TourDetail } from '#contract/products/tours/tour-detail.ts'
import type { FoundTour, TourSearchAnswer } from '#contract/products/tours/tour-search.ts'
import { toColumns } from '#/features/results/answer/columns.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { DepartureState, Departures, Tour, TourList, TourPage, TourPlace, TourPrice } from './tour.ts'

type Facts = Omit<FoundTour, 'places' | 'lowestPrice' | 'departures'>
type WirePlace = FoundTour['places'][number]

const placeIn =
  (locale: Locale) =>
  ({ name, location: { lat, lon } }: WirePlace): TourPlace => ({ name: name[locale], lat, lon })

const factsFrom = (wire: Facts, locale: Locale) => ({
  code: wire.tourCode,
  country: { code: wire.country.countryCode, slug: wire.country.slug, name: wire.country.name[locale] },
  name: wire.name[locale],
  summary: wire.summary[locale],
  themes: wire.themes,
  pace: wire.pace,
  days: wire.days,
  guideLanguages: wire.guideLanguages,
  pictureSeed: wire.pictureSeed,
})

interface WirePrice {
  readonly rooms: TourPrice['rooms']
  readonly total: { readonly amount: number }
  readonly deposit: { readonly amount: number }
  readonly balance: { readonly amount: number }
  readonly balanceDue: string | null
}

export const priceFrom = ({ rooms, total, deposit, balance, balanceDue }: WirePrice): TourPrice => ({
  rooms,
  total: total.amount,
  deposit: deposit.amount,
  balance: balance.amount,
  balanceDue: balanceDue ?? undefined,
})

type WireState = Pick<FoundTour['lowestPrice'], 'from' | 'to' | 'status' | 'left' | 'callOff'>

const stateFrom = ({ from, to, status, left, callOff }: WireState): DepartureState => ({
  from,
  to,
  status,
  left: left ?? undefined,
  callOff: callOff ?? undefined,
})

/** What has to be asked for is not sure to be had, whoever has booked. */
const isGuaranteed = ({ status, callOff }: WireState): boolean => status !== 'on_request' && callOff === null

const tourFrom = (wire: FoundTour, locale: Locale): Tour => ({
  ...factsFrom(wire, locale),
  places: wire.places.map(placeIn(locale)),
  price: {
    ...priceFrom(wire.lowestPrice),
    ...stateFrom(wire.lowestPrice),
    guaranteed: isGuaranteed(wire.lowestPrice),
  },
  departures: toColumns(
    // a number, since thousands of absent ones are longer as pages write them
    wire.departures.map(({ from, status, total, left = 0, guaranteed = status === 'guaranteed' }) => ({
      from,
      status,
      total,
      left,
      guaranteed,
    })),
    ['from', 'status', 'total', 'left', 'guaranteed'],
  ),
})

/** The list of an answer in a reader's language. */
export const tourListFrom = ({ tours }: TourSearchAnswer, people: number, locale: Locale): TourList => ({
  currency: 'USD',
  people,
  countries: Object.fromEntries(tours.map(({ country }) => [country.countryCode, country.name[locale]])),
  tours: tours.map((tour) => tourFrom(tour, locale)),
})

export const tourPageFrom = (wire: TourDetail, locale: Locale): TourPage => ({
  ...factsFrom(wire, locale),
  operator: wire.operator,
  ages: wire.ages,
  group: wire.group,
  line: wire.line.map(({ day, title, places, meals, lodging }) => ({
    day,
    title: title[locale],
    places: places.map(placeIn(locale)),
    meals,
    lodging: lodging ?? undefined,
  })),
  included: wire.included.map((names) => names[locale]),
  notIncluded: wire.notIncluded.map((names) => names[locale]),
  refunds: wire.refunds,
})

export const departuresFrom = ({ refusal, departures }: TourDeparturesAnswer): Departures => ({
  refusal: refusal ?? undefined,
  departures: departures.map((wire) => ({
    ...stateFrom(wire),
    id: wire.departureId,
    available: wire.available,
    perPerson: {
      triple: wire.perPerson.triple.amount,
      twin: wire.perPerson.twin.amount,
      single: wire.perPerson.single.amount,
    },
    singleSupplement: wire.singleSupplement.amount,
    sharings: wire.sharings.map(priceFrom),
  })),
})
