import { type DraftPatch, isEmptyPatch, mergePatches } from './draft-patch.ts'
import { type SessionStorage, readStored, writeStored } from '#/ui/browser-storage.ts'

/**
 * What was typed and is not known to have reached the server. Each call takes everything that is unheard of, so a later
 * one covers an earlier: whichever arrive, in whatever order, no field is lost and none stays at an older word.
 */
export const createUnsentEdits = () => {
  let waiting: DraftPatch = {}
  let underWay: readonly DraftPatch[] = []
  /** calls that are not answered yet, and all that was typed since there was none */
  let unanswered = 0
  let typed: DraftPatch = {}

  const all = (): DraftPatch => mergePatches(underWay.at(-1) ?? {}, waiting)

  const answered = (): void => {
    unanswered -= 1
    if (unanswered === 0) typed = all()
  }

  return {
    all,
    isEmpty: (): boolean => isEmptyPatch(all()),
    isUnderWay: (): boolean => underWay.length > 0,
    forget: (): void => {
      waiting = {}
      underWay = []
      typed = {}
    },
    add: (patch: DraftPatch): void => {
      waiting = mergePatches(waiting, patch)
      typed = mergePatches(typed, patch)
    },
    /** What a call is to carry; from now on it is under way. */
    take: (): DraftPatch => {
      const patch = all()
      underWay = [...underWay, patch]
      waiting = {}
      unanswered += 1
      return patch
    },
    /** A call that lands after one that was taken later may have put older words over newer: those go once more. */
    landed: (patch: DraftPatch): void => {
      const at = underWay.indexOf(patch)
      if (at === -1) waiting = typed
      underWay = underWay.slice(at + 1)
      answered()
    },
    failed: (patch: DraftPatch): void => {
      if (underWay.at(-1) === patch) waiting = mergePatches(patch, waiting)
      underWay = underWay.filter((other) => other !== patch)
      answered()
    },
  }
}

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
