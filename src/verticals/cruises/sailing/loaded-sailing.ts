import type { CallCentre } from '#/features/call-centre/call-centre.functions.ts'
import type { FormStart } from '#/features/visitor-forms/form-outcome.ts'
import type { DepartureState } from './departure-state.ts'
import type { ListedSailing, Sailing } from './sailing.ts'

export interface FoundSailing {
  readonly state: 'found'
  readonly sailing: Sailing
  /** of the same route, the soonest first */
  readonly others: readonly ListedSailing[]
  readonly departure: DepartureState
  readonly form: FormStart
  readonly callCentre: CallCentre
}

export type LoadedSailing = FoundSailing | { readonly state: 'unknown' } | { readonly state: 'failed' }
