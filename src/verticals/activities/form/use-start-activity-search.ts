import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Locale } from '#/i18n/locale.ts'
import { type ActivitySearch, serialiseActivitySearch, serialiseOuting } from '../search/activity-search.ts'
import { goesWithFlight } from '../search/goes-with-flight.ts'
import type { RequestedActivity } from './requested-activity.ts'
import { type DraftFault, searchOf } from './activity-draft.ts'
import type { ActivityStore } from './activity-form-scope.tsx'

/** Settles what the destination means. Rejects where that could not be asked. */
const settle = async (store: ActivityStore, locale: Locale): Promise<void> => {
  const { resolveTypedDestination } = await import('#/features/search/destinations/resolve-typed-destination.ts')
  return resolveTypedDestination(store, locale, 'activities')
}

interface Asked {
  readonly activity: RequestedActivity | undefined
  readonly flight: ResultsUrl | undefined
  /** what was searched for before, with the flight */
  readonly before: ActivitySearch | undefined
}

/** Starts the search that the form holds, without a reload; gives the first fault where there is one. */
export const useStartActivitySearch = (
  store: ActivityStore,
  { activity, flight, before }: Asked,
): (() => Promise<DraftFault | undefined>) => {
  const navigate = useNavigate()
  const { locale } = useRouter().options.context
  return async () => {
    // the city of one activity is its own
    const [looked] = await Promise.allSettled([activity === undefined ? settle(store, locale) : undefined])
    const isLost = looked.status === 'rejected'
    const fault = store.check((one) =>
      one.code === 'unknown_place' && isLost ? { ...one, code: 'not_looked_up' } : one,
    )
    const search = searchOf(store.state.draft, store.today)
    if (fault || !search) return fault
    const withFlight = goesWithFlight(search, before) ? flight : {}
    if (activity !== undefined) {
      const { code, kept } = activity
      await navigate({
        to: '/activities/$activity',
        params: { activity: code },
        search: { ...kept, ...withFlight, ...serialiseOuting(search) },
      })
      return undefined
    }
    await navigate({ to: '/activities/result', search: { ...withFlight, ...serialiseActivitySearch(search) } })
    return undefined
  }
}
