import { searchParametersOf } from '../search/search-keys.ts'

const ofBooking: ReadonlySet<string> = new Set(['offer', 'shown', 'activity', 'choice', 'key', 'instead'])

type Url = Readonly<Record<string, string>>

/** A summary's address as it says what is sold by now, which knows its own day alone: the days that were searched stay. */
export const withSold = (url: Url, sold: Url): Url => ({ ...url, ...sold, ...searchParametersOf(url) })

/** The activity's page on the same days for the same people, where another time is chosen: what was reserved is given back for it. */
export const backToActivity = (url: Url) => ({
  to: '/activities/$activity' as const,
  params: { activity: url.activity ?? '' },
  search: {
    ...Object.fromEntries(Object.entries(url).filter(([key]) => !ofBooking.has(key))),
    ...(url.offer === undefined ? {} : { instead: url.offer }),
  } as Url,
})
