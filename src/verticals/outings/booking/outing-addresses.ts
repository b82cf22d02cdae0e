import { backToActivity } from '../../activities/booking/back-to-activity.ts'
import { flightParameters } from '../../activities/search/page-parameters.ts'
import { searchParametersOf } from '../../activities/search/search-keys.ts'
import { readPairId } from './outing-pair.ts'

type Url = Readonly<Record<string, string>>

/** What was reserved, as it is sold without a flight. */
const reservationOf = (pair: string): string => readPairId(pair).activityOfferId.replace(/\.package$/, '')

/** The summary of the activity alone, on the days and for the people that it was reserved for. */
export const aloneUrl = ({ offer = '', ...url }: Url): Url => {
  const ofFlight = flightParameters(url)
  const others = Object.entries(url).filter(([key]) => !(key in ofFlight))
  return { ...Object.fromEntries(others), offer: reservationOf(offer) }
}

/** The activity's page with the same flight, where another time is chosen: what was reserved is given back for it. */
export const againUrl = (url: Url) => {
  const { offer: pair, ...others } = url
  const reservation = reservationOf(pair ?? '')
  return backToActivity(reservation === '' ? others : { ...others, offer: reservation })
}

/** All activities that can be had with the flight. */
export const activitiesUrl = (url: Url): Url => ({ ...searchParametersOf(url), ...flightParameters(url) })
