import { backToActivity } from '../../activities/booking/back-to-activity.ts'
import { flightParameters } from '../../activities/search/page-parameters.ts'
import { searchParametersOf } from '../../activities/search/search-keys.ts'
import { readPairId } from './outing-pair.ts'

type Url = Readonly<Record<string, string>>

/** The activity's page with the same flight, where another time is chosen: what was reserved is given back for it. */
export const againUrl = (url: Url) => {
  const { offer: pair, ...others } = url
  const reservation = readPairId(pair ?? '').activityOfferId.replace(/\.package$/, '')
  return backToActivity(reservation === '' ? others : { ...others, offer: reservation })
}

/** All activities that can be had with the flight. */
export const activitiesUrl = (url: Url): Url => ({ ...searchParametersOf(url), ...flightParameters(url) })
