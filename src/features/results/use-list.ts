import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Parameters } from './facet.ts'
import type { ListQuery } from './list-engine.ts'
import type { ListScope } from './list-scope.tsx'
import { type ListStore, createListStore } from './list-store.ts'
import { useListAddress } from './use-list-address.ts'

/** What is asked by now, ahead of the list that answers it. */
export const useRequestedQuery = <Query extends ListQuery>(store: ListStore<Query>): Query =>
  useSyncExternalStore(store.listen, store.read, store.read)

/** What is asked, followed as fast as the device can: a click waits for no list, nor renders the page of it. */
const useFollowed = <Query extends ListQuery>(store: ListStore<Query>): Query => {
  const [query, setQuery] = useState(store.read)
  useEffect(() => {
    const follow = (): void => startTransition(() => setQuery(store.read()))
    // parts of the list may have changed it as they came alive
    follow()
    return store.listen(follow)
  }, [store])
  return query
}

/** A list of its own for a part of a page. `asked` is what the address says, `urlOf` writes it; both are to be kept between renders. */
export const useList = <Query extends ListQuery>(
  asked: Query,
  urlOf: (query: Query) => Parameters,
): ListScope<Query> => {
  const [store] = useState(() => createListStore(asked))
  const step = useListAddress({ store, asked, urlOf })
  const query = useFollowed(store)
  return useMemo(() => ({ store, query, urlOf, step }), [store, query, urlOf, step])
}
