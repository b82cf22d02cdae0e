import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, createContext, use, useMemo } from 'react'
import type { FlightSearch } from './flight-search.ts'
import { type ResultsUrl, resultsUrl } from './results-parameters.ts'
import type { ResultsQuery } from './results-query.ts'

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
  const hash = movesOn ? { hash: stepHeadingId } : {}
  return <Link {...rest} {...hash} to="." search={changedUrl(scope, change)} resetScroll={false} preload={false} />
}

interface SearchLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly search: FlightSearch
}

/** A link to another search, asked the same way; what was chosen of this one is left behind. */
export function SearchLink({ search, ...rest }: SearchLinkProps) {
  const { url, query } = useResultsScope()
  const asked = { ...query, page: 1, outbound: undefined, inbound: undefined }
  return <Link {...rest} to="." search={resultsUrl(url, search, asked)} preload={false} />
}
