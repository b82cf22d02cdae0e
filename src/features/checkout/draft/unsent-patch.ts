import type { DraftPatch } from './draft.ts'
import { type SessionStorage, readStored, writeStored } from '#/features/price-hold/session-storage.ts'

const key = 'trayecto.unsent'

interface Unsent {
  readonly offerId: string
  readonly patch: DraftPatch
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isUnsent = (value: unknown): value is Unsent =>
  isRecord(value) && typeof value.offerId === 'string' && isRecord(value.patch)

/** Bags had a group of their own before extras were of any product. */
const readPatch = ({ baggage, ...patch }: DraftPatch & { readonly baggage?: DraftPatch['extras'] }): DraftPatch =>
  baggage ? { ...patch, extras: baggage } : patch

/** Passport numbers are not left in the browser's storage: they live in the page and, sealed, on the server. */
const withoutPassportNumbers = (patch: DraftPatch): DraftPatch => {
  if (!patch.passengers) return patch
  const passengers = Object.entries(patch.passengers).map(([id, { passportNumber: _number, ...rest }]) => [id, rest])
  return { ...patch, passengers: Object.fromEntries(passengers) }
}

/** What was typed and has not reached the server yet, so that a reload does not lose it. */
export const readUnsent = (storage: SessionStorage, offerId: string): DraftPatch => {
  const unsent = readStored(storage, key, isUnsent)
  return unsent?.offerId === offerId ? readPatch(unsent.patch) : {}
}

export const writeUnsent = (storage: SessionStorage, offerId: string, patch: DraftPatch): void =>
  writeStored(storage, key, { offerId, patch: withoutPassportNumbers(patch) } satisfies Unsent)
