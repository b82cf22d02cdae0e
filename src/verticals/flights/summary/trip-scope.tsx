import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, createContext, use } from 'react'
import type { TripResults } from '../trip/loaded-trip.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { askedAgain, resultsParametersOf } from '../trip/trip-url.ts'

interface TripScope {
  /** the parameters of the trip's own address */
  readonly url: ResultsUrl
  readonly results: TripResults | undefined
}

const Scope = createContext<TripScope | undefined>(undefined)

export function TripScopeProvider({ value, children }: { value: TripScope; children: ReactNode }) {
  return <Scope value={value}>{children}</Scope>
}

/** The address of a trip and of the results it was chosen on, for the parts of its page. */
export const useTripScope = (): TripScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('useTripScope belongs inside a TripScopeProvider')
  return scope
}

const landing = (path: string): string => path.split('/')[1] ?? ''

/** Where the results are: as they were left where the address says so, else a search for a trip like this one. */
const resultsTarget = ({ url, results }: TripScope) => ({
  to: '/$url/results' as const,
  params: { url: landing(results?.path ?? '') },
  search: resultsParametersOf(url, url.from === undefined ? results?.search : undefined),
})

type LinkLook = Omit<ComponentProps<'a'>, 'href' | 'target'>

export function ResultsLinkBack(look: LinkLook) {
  const scope = useTripScope()
  return scope.results ? <Link {...look} {...resultsTarget(scope)} preload={false} /> : <Link {...look} to="/" />
}

/** To the same trip, with a part of its address changed. It works before any script has arrived. */
export function TripLink({ change, ...look }: LinkLook & { readonly change: ResultsUrl }) {
  const { url } = useTripScope()
  return (
    <Link {...look} to="/booking/summary" search={{ ...url, ...change }} replace resetScroll={false} preload={false} />
  )
}

/** Asks for the trip again, as the page that is shown; resolves once its answer is there. */
export const useTripNavigate = () => {
  const scope = useTripScope()
  const navigate = useNavigate()
  return {
    checkAgain: (shown: number): Promise<void> =>
      navigate({
        to: '/booking/summary',
        search: askedAgain({ ...scope.url, shown: String(shown) }),
        replace: true,
        resetScroll: false,
      }),
    /** A total that was agreed to stands in the address, so that opening it again asks about no other. */
    tellShown: (shown: number): Promise<void> =>
      navigate({
        to: '/booking/summary',
        search: { ...scope.url, shown: String(shown) },
        replace: true,
        resetScroll: false,
      }),
    toResults: (): Promise<void> => (scope.results ? navigate(resultsTarget(scope)) : navigate({ to: '/' })),
  }
}
