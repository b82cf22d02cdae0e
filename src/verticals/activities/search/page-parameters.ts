import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { type ActivitySearch, serialiseActivitySearch } from './activity-search.ts'

/** What an address of one activity chooses: a time of an option, how the guide is heard, and by which name it is reserved. */
const choiceKeys: readonly string[] = ['choice', 'guide', 'key', 'instead']

/** Of the booking of what was chosen. */
const bookingKeys: readonly string[] = ['offer', 'shown', 'activity']

const dropped: ReadonlySet<string> = new Set([...choiceKeys, ...bookingKeys, 'wait'])

/** The flight that activities are looked at for, the total that it was shown at, and whether it was chosen with bags. */
export const flightParameters = ({ flight, flightShown, addBag }: ResultsUrl): ResultsUrl => ({
  ...(flight !== undefined && { flight }),
  ...(flightShown !== undefined && { flightShown }),
  ...(addBag !== undefined && { addBag }),
})

/** How the guide of a reserved time is heard, as addresses say it. */
export const guideParameter = (
  guide: { readonly kind: string; readonly language: string } | null,
): { readonly guide?: string } => (guide === null ? {} : { guide: `${guide.kind} ${guide.language}` })

/** The page of an activity of the list that an address shows: the list's own filters are for the way back. */
export const cardParameters = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(Object.entries(url).filter(([key]) => !dropped.has(key)))

/** The list that an activity was chosen from. */
export const backToListParameters = (url: ResultsUrl, search: ActivitySearch): ResultsUrl => ({
  ...cardParameters(url),
  ...serialiseActivitySearch(search),
})

/** Where what was reserved is booked: with the flight that an address names, or alone. */
export const summaryOf = (url: ResultsUrl, booked: ResultsUrl) => {
  const { flight } = url
  if (flight === undefined) return { to: '/activities/booking/summary', search: booked } as const
  const { offer = '', shown: _alone, ...kept } = booked
  return { to: '/paquetes/actividad/summary', search: { ...kept, offer: `${flight} ${offer}` } } as const
}

/** What an address of the summary says. */
export const bookingParameters = (
  url: ResultsUrl,
  search: ActivitySearch,
  { offerId, total, activity }: { readonly offerId: string; readonly total: number; readonly activity: string },
): ResultsUrl => ({
  ...backToListParameters(url, search),
  ...(url.guide !== undefined && { guide: url.guide }),
  activity,
  offer: offerId,
  shown: String(total),
})
