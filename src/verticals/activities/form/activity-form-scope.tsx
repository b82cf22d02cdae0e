import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import { createFormStore } from '#/features/search/form/form-store.ts'
import { type ActivityDraft, type DraftFault, type DraftField, draftFaults } from './activity-draft.ts'
import { FaultWords } from './fault-words.tsx'

/** The state of one form of activities. */
export const createActivityStore = (draft: ActivityDraft, today: string) => ({
  ...createFormStore<ActivityDraft, DraftFault>(draft, (now) => draftFaults(now, today)),
  today,
})

export type ActivityStore = ReturnType<typeof createActivityStore>

const Scope = createContext<ActivityStore | undefined>(undefined)

export const ActivityFormProvider = Scope.Provider

export const useActivityStore = (): ActivityStore => {
  const store = use(Scope)
  if (!store) throw new Error('a field of activities stands in an ActivitySearchForm')
  return store
}

export const useActivityDraft = (): ActivityDraft => useSnapshot(useActivityStore().state).draft as ActivityDraft

/** What is wrong with a field, in words; undefined where nothing is. */
export const useFaultWords = () => {
  const { faults } = useSnapshot(useActivityStore().state)
  return (field: DraftField) => {
    const fault = faults.find((one) => one.field === field)
    return fault && <FaultWords fault={fault} />
  }
}
