import { flyersOf } from '#domain/stay.ts'
import { type FlightSearch, resultsPath, serialiseFlightSearch } from '../../flights/search/flight-search.ts'
import { backToTour } from '../../tours/booking/back-to-tour.ts'
import { type SoldTour, isChild } from '../../tours/booking/sold-tour.ts'
import { flightDays } from './flight-days.ts'

type Url = Readonly<Record<string, string>>

/** Under which addresses name the reserved tour that a flight is looked for with. */
export const tourKey = 'withTour'

interface Pair {
  readonly flightOfferId: string
  readonly tourOfferId: string
}

/** One name for a flight and a tour as they are sold together. */
export const pairId = ({ flightOfferId, tourOfferId }: Pair): string => `${flightOfferId} ${tourOfferId}`

export const readPairId = (id: string): Pair => {
  const [flightOfferId = '', tourOfferId = ''] = id.split(' ')
  return { flightOfferId, tourOfferId }
}

/** A tour's places as they were reserved, by their id in a pair. */
const reservationOf = (tourOfferId: string): string => tourOfferId.replace(/\.package$/, '')

/** Where a flight that was chosen goes on to: the pair with the tour that its address names. */
export const pairParameters = (url: Url): Url => {
  const { offer = '', shown: _alone, fare: _fare, ...others } = url
  const tourOfferId = `${reservationOf(url[tourKey] ?? '')}.package`
  return { ...others, offer: pairId({ flightOfferId: offer, tourOfferId }) }
}

/** For everybody who comes along. */
export const flightsSearch = ({ from, to, ages }: Pick<SoldTour, 'from' | 'to' | 'ages'>) => ({
  ...flightDays({ from, to }),
  ...flyersOf([{ adults: ages.filter((age) => !isChild(age)).length, ages: ages.filter(isChild) }]),
})

/** The flights that can be had with a tour; where from is the visitor's own place until they say another. */
export const flightsUrl = (url: Url) => ({
  to: '/$url/results' as const,
  params: { url: resultsPath({ from: url.from ?? 'origen', to: url.to ?? '' }).split('/')[1] ?? 'vuelos' },
  search: Object.fromEntries(
    ['from', 'to', 'departure', 'return', 'adults', 'children', 'ages', 'infants', 'cabin', tourKey].flatMap((key) =>
      url[key] === undefined ? [] : [[key, url[key]]],
    ),
  ) as Url,
})

/** The address of the search for flights to an airport, with a reserved tour. */
export const flightsWith = (tour: Pick<SoldTour, 'id' | 'from' | 'to' | 'ages'>, airport: string) => {
  const search: Omit<FlightSearch, 'from'> = { ...flightsSearch(tour), to: airport, cabin: 'economy' }
  const { from: _from, ...written } = serialiseFlightSearch({ ...search, from: '' })
  return flightsUrl({ ...written, [tourKey]: tour.id })
}

/** The tour's page for the same people, where another departure is chosen: what was reserved is given back for it. */
export const departuresUrl = ({ offer: pair, ...others }: Url) =>
  backToTour({ ...others, offer: reservationOf(readPairId(pair ?? '').tourOfferId) })
