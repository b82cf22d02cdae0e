import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, type ReactNode, createContext, use, useMemo } from 'react'
import { isPlainClick } from '#/ui/plain-click.ts'
import { parseQuery, stringifyQuery } from '#domain/query-parameters.ts'
import { type FlightSearch, serialiseFlightSearch } from '../search/flight-search.ts'
import { searchKeys } from '../search/search-keys.ts'
import type { FlightNeeds } from '../offer/flight-needs.ts'
import type { SoldWith } from './sold-with.ts'
import { type ResultsUrl, readResultsUrl, waitKey } from '#/features/results/answer/results-url.ts'

interface ResultsScope {
  readonly url: ResultsUrl
  readonly search: FlightSearch
  /** the origin's day, where other days can be asked for */
  readonly today?: string | undefined
  /** undefined where flights are sold alone */
  readonly soldWith?: SoldWith | undefined
  /** undefined where any flight will do */
  readonly needs?: FlightNeeds | undefined
}

const Scope = createContext<ResultsScope | undefined>(undefined)

export function ResultsScopeProvider({
  url,
  search,
  today,
  soldWith,
  needs,
  children,
}: ResultsScope & { children: ReactNode }) {
  const value = useMemo(() => ({ url, search, today, soldWith, needs }), [url, search, today, soldWith, needs])
  return <Scope value={value}>{children}</Scope>
}

/** What the address bar asks for, for the parts of a results page. */
export const useResultsScope = (): ResultsScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('useResultsScope belongs inside a ResultsScopeProvider')
  return scope
}

/** What was chosen of one search's flights, which another search does not have. */
const choices: ReadonlySet<string> = new Set([...searchKeys, waitKey, 'page', 'out', 'back'])

/** The URL of another search, whose list is asked the same. */
const otherSearchUrl = (current: ResultsUrl, search: FlightSearch): ResultsUrl => ({
  ...serialiseFlightSearch(search),
  ...Object.fromEntries(Object.entries(current).filter(([name]) => !choices.has(name))),
})

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly search: FlightSearch
}

/**
 * A link to another search, whose list is asked the same; what was chosen of this one is left behind. The router's own link
 * follows every change of the address; these stay on one path, so that a query alone is their address.
 */
export function SearchLink({ search, onClick, children, ...rest }: SearchLinkProps) {
  const { url } = useResultsScope()
  const navigate = useNavigate()
  const { history } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // the list may have written to the address since this was rendered
    const newest = readResultsUrl(parseQuery(history.location.search))
    void navigate({ to: '.', search: otherSearchUrl(newest, search), resetScroll: true })
  }
  return (
    <a {...rest} href={stringifyQuery(otherSearchUrl(url, search))} onClick={follow}>
      {children}
    </a>
  )
}
