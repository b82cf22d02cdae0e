import { type ReactNode, createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import type { DestinationDraft } from './destination-draft.ts'

/** The store of a form that asks for a destination among other things. */
export interface DestinationStore {
  readonly state: { readonly draft: { readonly destination: DestinationDraft } }
  readonly change: (changes: { readonly destination: DestinationDraft }) => void
}

interface DestinationScope {
  readonly store: DestinationStore
  /** what is wrong with it, in words */
  readonly fault: ReactNode
  /** of what there must be some: a hotel may be meant by its name */
  readonly sold: 'hotels' | 'activities'
}

const Scope = createContext<DestinationScope | undefined>(undefined)

export const DestinationProvider = Scope.Provider

/** The destination that a form asks for. Read here from the store: a field's own state changes in one render with it. */
export const useDestination = () => {
  const scope = use(Scope)
  if (!scope) throw new Error('a destination is asked for in a DestinationProvider')
  const draft = useSnapshot(scope.store.state).draft.destination as DestinationDraft
  return { ...scope, draft }
}
