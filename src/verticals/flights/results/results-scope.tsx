import { useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, type ReactNode, createContext, use, useMemo } from 'react'
import { writePlainSearch } from '#domain/plain-search.ts'
import type { FlightSearch } from '../search/flight-search.ts'
import { resultsUrl } from './query/results-parameters.ts'
import type { ResultsUrl } from './query/results-url.ts'
import type { ResultsQuery } from './query/results-query.ts'

interface ResultsScope {
  readonly url: ResultsUrl
  readonly search: FlightSearch
  readonly query: ResultsQuery
}

/** Where reading goes on after a link that moves on; there is one such heading at a time. */
export const stepHeadingId = 'step'

const Scope = createContext<ResultsScope | undefined>(undefined)

export function ResultsScopeProvider({ url, search, query, children }: ResultsScope & { children: ReactNode }) {
  const value = useMemo(() => ({ url, search, query }), [url, search, query])
  return <Scope value={value}>{children}</Scope>
}

/** What the address bar asks for, for the parts of a results page. */
export const useResultsScope = (): ResultsScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('useResultsScope belongs inside a ResultsScopeProvider')
  return scope
}

/** A change of what is asked leads back to the first page, unless it names one. */
const changedUrl = ({ url, search, query }: ResultsScope, change: Partial<ResultsQuery>): ResultsUrl =>
  resultsUrl(url, search, { ...query, page: 1, ...change })

export const useResultsNavigate = () => {
  const scope = useResultsScope()
  const navigate = useNavigate()
  return (change: Partial<ResultsQuery>, options: { readonly replace?: boolean } = {}): void => {
    void navigate({ to: '.', search: changedUrl(scope, change), resetScroll: false, ...options })
  }
}

interface ResultsLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly change: Partial<ResultsQuery>
  /** leads on to other flights, as the next page does: reading goes on at their heading */
  readonly movesOn?: boolean
}

/** A link to the same search, asked differently; it works before any script has arrived. */
export function ResultsLink({ change, movesOn = false, ...rest }: ResultsLinkProps) {
  const scope = useResultsScope()
  return <UrlLink {...rest} url={changedUrl(scope, change)} hash={movesOn ? stepHeadingId : undefined} />
}

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly search: FlightSearch
}

/** A link to another search, asked the same way; what was chosen of this one is left behind. */
export function SearchLink({ search, ...rest }: SearchLinkProps) {
  const { url, query } = useResultsScope()
  const asked = { ...query, page: 1, outbound: undefined, inbound: undefined }
  return <UrlLink {...rest} url={resultsUrl(url, search, asked)} hash={undefined} toTop />
}

interface UrlLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly url: ResultsUrl
  readonly hash: string | undefined
  readonly toTop?: boolean
}

/**
 * The router's own link follows every change of the address, which for the thirty links of this page is most of the work
 * of a filter. All of these stay on one path, so that a query alone is their address.
 */
function UrlLink({ url, hash, toTop = false, onClick, children, ...rest }: UrlLinkProps) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    void navigate({ to: '.', search: url, resetScroll: toTop, ...(hash === undefined ? {} : { hash }) })
  }
  return (
    <a {...rest} href={`${writePlainSearch(url)}${hash === undefined ? '' : `#${hash}`}`} onClick={follow}>
      {children}
    </a>
  )
}

/** One that no key or button turns into "open elsewhere". */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
