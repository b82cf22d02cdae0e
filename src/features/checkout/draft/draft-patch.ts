import type { Billing } from '../billing/billing.ts'
import type { Customer } from '../travellers/customer.ts'
import type { Passenger } from '../travellers/passenger.ts'
import type { AnyExtras, Draft } from './draft.ts'

/** The parts of a draft that a traveller edits. */
export type DraftGroup = 'extras' | 'customer' | 'passengers' | 'billing'

/** Changed fields only, so that what two tabs write meets field by field and neither erases the other's. */
export interface DraftPatch {
  readonly extras?: AnyExtras
  readonly customer?: Partial<Customer>
  /** by traveller id */
  readonly passengers?: Readonly<Record<string, Partial<Omit<Passenger, 'id' | 'type'>>>>
  readonly billing?: Partial<Billing>
}

export const groupsOf = (patch: DraftPatch): readonly DraftGroup[] =>
  (Object.keys(patch) as DraftGroup[]).filter((group) => Object.keys(patch[group] ?? {}).length > 0)

export const isEmptyPatch = (patch: DraftPatch): boolean => groupsOf(patch).length === 0

/** All that a traveller has entered, as one patch. */
export const wholePatch = ({ extras, customer, passengers, billing }: Draft): DraftPatch => ({
  extras,
  customer,
  passengers: Object.fromEntries(passengers.map(({ id, type: _type, ...entered }) => [id, entered])),
  billing,
})

/** The draft with the patch on top; travellers that are not of the booking are left out. */
export const applyPatch = <Patched extends Draft>(draft: Patched, { passengers, ...patch }: DraftPatch): Patched => ({
  ...draft,
  ...Object.fromEntries(
    Object.entries(patch).map(([group, fields]) => [group, { ...(draft[group as DraftGroup] as object), ...fields }]),
  ),
  passengers: draft.passengers.map((passenger) => ({ ...passenger, ...passengers?.[passenger.id] })),
})

type Fields = Readonly<Record<string, object>>

const merged = (earlier: Fields = {}, later: Fields = {}): Fields => {
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries([...names].map((name) => [name, { ...earlier[name], ...later[name] }]))
}

/** Both patches as one, the later on top. */
export const mergePatches = (earlier: DraftPatch, later: DraftPatch): DraftPatch => {
  const passengers = merged(earlier.passengers, later.passengers)
  const { passengers: _earlier, ...rest } = earlier
  const { passengers: _later, ...others } = later
  return {
    ...(merged(rest as Fields, others as Fields) as DraftPatch),
    ...(Object.keys(passengers).length > 0 ? { passengers } : {}),
  }
}
