import type { Billing } from '../billing/billing.ts'
import type { Customer } from '../travellers/customer.ts'
import type { Baggage, Draft } from './draft.ts'
import type { Passenger } from '../travellers/passenger.ts'

const draftGroups = ['baggage', 'customer', 'passengers', 'billing'] as const
export type DraftGroup = (typeof draftGroups)[number]

/** Changed fields only, so that what two tabs write meets field by field and neither erases the other's. */
export interface DraftPatch {
  readonly baggage?: Partial<Baggage>
  readonly customer?: Partial<Customer>
  /** by traveller id */
  readonly passengers?: Readonly<Record<string, Partial<Omit<Passenger, 'id' | 'type'>>>>
  readonly billing?: Partial<Billing>
}

export const isEmptyPatch = (patch: DraftPatch): boolean => groupsOf(patch).length === 0

export const groupsOf = (patch: DraftPatch): readonly DraftGroup[] =>
  draftGroups.filter((group) => Object.keys(patch[group] ?? {}).length > 0)

/** The draft with the patch on top; travellers that do not fly are left out. */
export const applyPatch = (draft: Draft, patch: DraftPatch): Draft => ({
  ...draft,
  baggage: { ...draft.baggage, ...patch.baggage },
  customer: { ...draft.customer, ...patch.customer },
  passengers: draft.passengers.map((passenger) => ({ ...passenger, ...patch.passengers?.[passenger.id] })),
  billing: { ...draft.billing, ...patch.billing },
})

/** Both patches as one, the later on top. */
export const mergePatches = (earlier: DraftPatch, later: DraftPatch): DraftPatch => {
  const ids = new Set([...Object.keys(earlier.passengers ?? {}), ...Object.keys(later.passengers ?? {})])
  const passengers = Object.fromEntries(
    [...ids].map((id) => [id, { ...earlier.passengers?.[id], ...later.passengers?.[id] }]),
  )
  return {
    ...(earlier.baggage || later.baggage ? { baggage: { ...earlier.baggage, ...later.baggage } } : {}),
    ...(earlier.customer || later.customer ? { customer: { ...earlier.customer, ...later.customer } } : {}),
    ...(ids.size > 0 ? { passengers } : {}),
    ...(earlier.billing || later.billing ? { billing: { ...earlier.billing, ...later.billing } } : {}),
  }
}
