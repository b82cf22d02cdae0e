import type { HeldPrice, HoldKind } from './price-hold.ts'
import { type SessionStorage, readStored, writeStored } from '#/ui/browser-storage.ts'

const keyOf = (kind: HoldKind): string => `trayecto.hold.${kind}`

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isHeldPrice = (value: unknown): value is HeldPrice =>
  isFields(value) &&
  [value.kind, value.subject, value.answeredAt, value.status].every((field) => typeof field === 'string') &&
  [value.deadline, value.expiry, value.seenAt].every(Number.isFinite) &&
  (value.pausedWith === undefined || Number.isFinite(value.pausedWith)) &&
  typeof value.extended === 'boolean'

export const readHold = (storage: SessionStorage, kind: HoldKind): HeldPrice | undefined =>
  readStored(storage, keyOf(kind), isHeldPrice)

export const writeHold = (storage: SessionStorage, held: HeldPrice): void =>
  writeStored(storage, keyOf(held.kind), held)
