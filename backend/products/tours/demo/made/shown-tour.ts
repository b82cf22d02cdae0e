import type { TourDetail } from '#contract/products/tours/tour-detail.ts'
import type { FoundTour } from '#contract/products/tours/tour-search.ts'
import type { Place } from '../rows/tour-rows.ts'
import { oldest } from '../times/sharings.ts'
import type { Tour } from './tour.ts'

type Facts = Omit<FoundTour, 'places' | 'lowestPrice' | 'departures'>
type ShownPlace = FoundTour['places'][number]

/** What the list and the page of a tour both say of it. */
export const factsOf = (tour: Tour): Facts => ({
  tourCode: tour.code,
  country: tour.country,
  name: tour.name,
  summary: tour.summary,
  operator: tour.operator,
  themes: tour.themes,
  pace: tour.pace,
  days: tour.days.length,
  ages: { from: tour.youngest, to: oldest },
  group: { fewest: tour.fewest, most: tour.most },
  guideLanguages: tour.guideLanguages,
  pictureSeed: tour.seed,
})

const shownPlace = ({ name, latitude, longitude }: Place): ShownPlace => ({
  name,
  location: { lat: latitude, lon: longitude },
})

/** Where its nights are, and where it ends: in their order, each once. */
export const stopsOf = ({ days }: Tour): readonly ShownPlace[] =>
  [...new Set(days.flatMap(({ places }) => places.slice(-1)))].map(shownPlace)

const included = [
  { en: 'Every night of the program', es: 'Todas las noches del programa' },
  { en: 'The meals of each day as listed', es: 'Las comidas de cada día según el programa' },
  { en: 'Travel between the places of the program', es: 'Los traslados entre los lugares del programa' },
  { en: 'A guide on every excursion', es: 'Guía en todas las excursiones' },
  { en: 'Admissions of the program', es: 'Las entradas del programa' },
]

const notIncluded = [
  { en: 'Flights to the first place and from the last', es: 'Los vuelos al primer lugar y desde el último' },
  { en: 'Travel insurance', es: 'El seguro de viaje' },
  { en: 'Tips, which are up to you', es: 'Las propinas, que son voluntarias' },
]

const refunds = [
  { daysBefore: 60, percentage: 100 },
  { daysBefore: 30, percentage: 50 },
]

/** A tour as its page shows it. */
export const shownTour = (tour: Tour): TourDetail => ({
  ...factsOf(tour),
  line: tour.days.map(({ title, places, meals, lodging }, at) => ({
    day: at + 1,
    title,
    places: places.map(shownPlace),
    meals,
    lodging,
  })),
  included,
  notIncluded,
  deposit: { percent: tour.depositPercent, balanceDaysBefore: tour.balanceDays },
  refunds,
})
