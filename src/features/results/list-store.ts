import { proxy, snapshot, subscribe } from 'valtio/vanilla'
import type { ListQuery } from './list-engine.ts'
import type { ListChange } from './list-query.ts'

/** Methods are compared loosely, so that a store of any list is a store of a list. */
export interface ListStore<Query extends ListQuery> {
  /** Asks for something else: filters by name, undefined for one that is taken back. It leads to the first page, unless it names one. */
  change(change: ListChange<Query>): void
  /** Asks for what an address says, and for nothing else. */
  adopt(query: Query): void
  /** The same object until something changes. */
  read(): Query
  /** Tells of each change at once: what was just ticked must show as ticked. */
  listen(told: () => void): () => void
  /** Reading is to go on at the next heading that appears. */
  moveOn(): void
  /** Whether reading is to go on here: true once for each move. */
  arrive(): boolean
}

/** What one list on one page is asked: changed at once, whatever the address says yet. Two lists, or two visitors, share nothing. */
export const createListStore = <Query extends ListQuery>(initial: Query): ListStore<Query> => {
  const filters: Record<string, unknown> = proxy({ ...initial.filters })
  const state = proxy({ ...initial, filters })

  let isMoving = false

  const setFilter = (name: string, value: unknown): void => {
    if (value === undefined) delete filters[name]
    else filters[name] = structuredClone(value)
  }

  const change = ({ filters: changed = {}, ...rest }: ListChange<Query>): void => {
    Object.assign(state, { page: 1 }, rest)
    for (const [name, value] of Object.entries(changed)) setFilter(name, value)
  }

  return {
    change,
    adopt: (query: Query): void => {
      const gone = Object.keys(filters).filter((name) => !(name in query.filters))
      change({ ...query, filters: { ...query.filters, ...Object.fromEntries(gone.map((name) => [name, undefined])) } })
    },
    read: (): Query => snapshot(state) as unknown as Query,
    listen: (told: () => void): (() => void) => subscribe(state, told, true),
    moveOn: () => {
      isMoving = true
    },
    arrive: () => {
      const arrived = isMoving
      isMoving = false
      return arrived
    },
  }
}
