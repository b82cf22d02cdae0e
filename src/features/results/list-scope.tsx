import { type ComponentProps, type MouseEvent, createContext, use } from 'react'
import { isPlainClick } from '#/ui/plain-click.ts'
import { stringifyQuery } from '#domain/query-parameters.ts'
import type { ListQuery } from './list-engine.ts'
import { type ListChange, changedQuery } from './list-query.ts'
import type { ListStore } from './list-store.ts'
import { stepHeadingId } from './step-heading-id.ts'

/** How a list on a page is asked for something else, and what it is asked now. */
export interface ListScope<Query extends ListQuery> {
  readonly store: ListStore<Query>
  /** what the list that is shown answers: it follows what is asked as fast as the device can */
  readonly query: Query
  /** the parameters of this page with another query */
  urlOf(query: Query): Readonly<Record<string, string>>
  /** writes what is asked to the address at once, as a new step of the visit */
  step(): void
}

const Scope = createContext<ListScope<ListQuery> | undefined>(undefined)

export const ListScopeProvider = Scope.Provider

/** The list around a part of a page; whoever names its `Query` knows which list that is. */
export const useListScope = <Query extends ListQuery = ListQuery>(): ListScope<Query> => {
  const scope = use(Scope)
  if (!scope) throw new Error('useListScope belongs inside a ListScopeProvider')
  return scope as ListScope<Query>
}

interface ListLinkProps<Query extends ListQuery> extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly change: ListChange<Query>
  /** leads on to other rows, as the next page does: reading goes on at their heading. A `step` can be gone back to. */
  readonly movesOn?: 'page' | 'step'
}

/** A link to the same list, asked differently: applied at once, and an address of its own before any script has arrived. */
export function ListLink<Query extends ListQuery = ListQuery>({
  change,
  movesOn,
  onClick,
  children,
  ...rest
}: ListLinkProps<Query>) {
  const { store, query, urlOf, step } = useListScope<Query>()
  const address = stringifyQuery(urlOf(changedQuery(query, change)))
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    store.change(change)
    // the page that is shown has no other heading to go to
    if (movesOn && address !== stringifyQuery(urlOf(query))) store.moveOn()
    if (movesOn === 'step') step()
  }
  const hash = movesOn ? `#${stepHeadingId}` : ''
  return (
    <a {...rest} href={`${address}${hash}`} onClick={follow}>
      {children}
    </a>
  )
}
