import { createContext, use } from 'react'
import { useSnapshot } from 'valtio'
import { FaultWords } from './fault-words.tsx'
import type { DraftField, HotelDraft } from './hotel-draft.ts'
import type { HotelStore } from './hotel-form-store.ts'

const Scope = createContext<HotelStore | undefined>(undefined)

export const HotelFormProvider = Scope.Provider

export const useHotelStore = (): HotelStore => {
  const store = use(Scope)
  if (!store) throw new Error('a field of hotels stands in a HotelSearchForm')
  return store
}

export const useHotelDraft = (): HotelDraft => useSnapshot(useHotelStore().state).draft as HotelDraft

/** What is wrong with a field, in words; undefined where nothing is. */
export const useFaultWords = () => {
  const { faults } = useSnapshot(useHotelStore().state)
  return (field: DraftField) => {
    const fault = faults.find((one) => one.field === field)
    return fault && <FaultWords fault={fault} />
  }
}
