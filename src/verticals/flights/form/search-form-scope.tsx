import { type ChangeEvent, createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { Place } from '#domain/place/airport.ts'
import { typedChanges } from './adopt-typed.ts'
import type { PlaceName } from '#domain/place/airport.ts'
import type { DraftFault, DraftField, SearchDraft } from './search-draft.ts'
import type { SearchStore } from './search-store.ts'

interface SearchFormScope {
  readonly store: SearchStore
  /** false until the browser runs the page: until then every field is the browser's own */
  readonly hydrated: boolean
  /** airports near the visitor, nearest first */
  readonly nearby: readonly Place[]
  /** where people go to from a city most, and that city last, offered with their prices before anything is typed */
  readonly popular?: readonly PlaceName[]
}

const Scope = createContext<SearchFormScope | undefined>(undefined)

export const SearchFormProvider = Scope.Provider

export const useSearchForm = (): SearchFormScope => {
  const scope = use(Scope)
  if (!scope) throw new Error('a search field stands in a FlightSearchForm')
  return scope
}

export const useDraft = (): SearchDraft => useSnapshot(useSearchForm().store.state).draft

export const useFault = (field: DraftField): DraftFault | undefined =>
  useSnapshot(useSearchForm().store.state).faults.find((fault) => fault.field === field)

/** For a field of the browser's own whose change belongs to the draft. */
export const useAdoptTyped = () => {
  const { store } = useSearchForm()
  return ({ target: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void => {
    if (form) store.change(typedChanges(new FormData(form), store.state.draft))
  }
}
