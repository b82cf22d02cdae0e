import { proxy } from 'valtio'

interface Fault {
  readonly field: string
}

interface FormState<Draft, Found extends Fault> {
  draft: Draft
  /** what the last attempt to search found, until it is put right */
  faults: readonly Found[]
}

/** The state of one form. Made by the form for itself: two on a page, or two visitors, share nothing. */
export const createFormStore = <Draft extends object, Found extends Fault>(
  initial: Draft,
  faultsOf: (draft: Draft) => readonly Found[],
) => {
  const state: FormState<Draft, Found> = proxy({ draft: initial, faults: [] })
  const change = (changes: Partial<Draft>): void => {
    state.draft = { ...state.draft, ...changes }
    if (state.faults.length === 0) return
    state.faults = faultsOf(state.draft).filter(({ field }) => state.faults.some((fault) => fault.field === field))
  }
  return {
    state,
    change,
    /** Looks for faults, as `told` has it of each. Gives the first. */
    check: (told: (fault: Found) => Found): Found | undefined => {
      state.faults = faultsOf(state.draft).map(told)
      return state.faults[0]
    },
  }
}
