import { proxy } from 'valtio'
import { type TravellerKind, stepCount } from '#domain/traveller/travellers.ts'
import type { Endpoint, FlightSearch } from '../search/flight-search.ts'
import { type DraftFault, type PlaceDraft, type SearchDraft, draftFaults, searchOf } from './search-draft.ts'
import { type SearchSegment, segmentOf } from '../search/search-segment.ts'

type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }

interface SearchState {
  draft: Mutable<SearchDraft>
  /** what the last attempt to search found, until it is put right */
  faults: readonly DraftFault[]
  /** rebuilt from the whole draft at every change; undefined while it has faults */
  readonly search: FlightSearch | undefined
  readonly segment: SearchSegment | undefined
}

interface SearchStoreOptions {
  readonly draft: SearchDraft
  readonly today: string
  readonly currency: string | undefined
}

/** The state of one search form. Made by the form for itself: two on a page, or two visitors, share nothing. */
export const createSearchStore = ({ draft, today, currency }: SearchStoreOptions) => {
  const state: SearchState = proxy({
    draft: { ...draft },
    faults: [],
    get search(): FlightSearch | undefined {
      return searchOf(this.draft, today)
    },
    get segment(): SearchSegment | undefined {
      return this.search && segmentOf(this.search, currency)
    },
  })

  const change = (changes: Partial<SearchDraft>): void => {
    Object.assign(state.draft, changes)
    if (state.faults.length === 0) return
    const left = draftFaults(state.draft, today)
    state.faults = left.filter(({ field }) => state.faults.some((fault) => fault.field === field))
  }

  const changeCount = (kind: TravellerKind, step: 1 | -1): void => {
    const counts = stepCount(state.draft, kind, step)
    if (!counts) return
    const { ages } = state.draft
    change({ ...counts, ages: Array.from({ length: counts.children }, (_, child) => ages[child]) })
  }

  return {
    state,
    today,
    change,
    changeCount,
    changeAge: (child: number, age: number | undefined): void =>
      change({ ages: state.draft.ages.map((known, index) => (index === child ? age : known)) }),
    changePlace: (endpoint: Endpoint, place: PlaceDraft): void => change({ [endpoint]: place }),
    swapPlaces: (): void => change({ from: state.draft.to, to: state.draft.from }),
    /** Says of places that could not be looked up that this is why they are not known. */
    blameConnection: (failed: Readonly<Record<'from' | 'to', boolean>>): void => {
      state.faults = state.faults.map((fault) =>
        fault.code === 'unknown_place' && (fault.field === 'from' || fault.field === 'to') && failed[fault.field]
          ? { ...fault, code: 'not_looked_up' }
          : fault,
      )
    },
    /** Looks for faults; true where there are none and the draft can be searched. */
    check: (): boolean => {
      state.faults = draftFaults(state.draft, today)
      return state.faults.length === 0
    },
  }
}

export type SearchStore = ReturnType<typeof createSearchStore>
