import {
  type Arrival,
  type Attribution,
  type Tracking,
  current,
  infoDataOf,
  isEmpty,
  landed,
  noTracking,
} from './tracking.ts'
import { consentKey, trackingKey } from './landing.ts'

export type Consent = 'asked' | 'yes' | 'no'

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
}

const isTracking = (value: unknown): value is Tracking =>
  typeof value === 'object' &&
  value !== null &&
  (['source', 'medium', 'affiliateId', 'referrer', 'metaName'] as const).every(
    (field) => typeof (value as Record<string, unknown>)[field] === 'string',
  ) &&
  'stampedAt' in value &&
  (value.stampedAt === null || typeof value.stampedAt === 'number')

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * One visitor's attribution. Until they have answered it lives as long as the page does and is told to nobody; after a yes,
 * for 23 hours on their device; after a no, not at all.
 */
export const createAttribution = ({ storage, now }: Surroundings) => {
  const listeners = new Set<() => void>()
  // where nothing can be stored, what was answered holds as long as the page does
  let answered: Consent = 'asked'
  const consentOf = (): Consent => {
    const said = storage.getItem(consentKey)
    return said === 'yes' || said === 'no' ? said : answered
  }
  const keep = (key: string, text: string): void => {
    try {
      storage.setItem(key, text)
    } catch {
      // full or forbidden: it is said of this page alone
    }
  }
  const stored = parsed(consentOf() === 'yes' ? storage.getItem(trackingKey) : null)
  let tracking = isTracking(stored) ? current(stored, now()) : noTracking

  const remember = (): void => {
    if (consentOf() !== 'yes' || isEmpty(tracking)) storage.removeItem(trackingKey)
    else keep(trackingKey, JSON.stringify(tracking))
  }
  const changed = (): void => {
    remember()
    for (const listener of listeners) listener()
  }
  if (tracking !== stored) remember()
  /** what this page was come to by: whoever takes back a no on it means that too */
  let here: { readonly arrival: Arrival; readonly at: number } | undefined
  const withThisPage = (): Tracking => (here ? landed(tracking, here.arrival, here.at) : tracking)

  return {
    land: (arrival: Arrival): void => {
      here = { arrival, at: now() }
      if (consentOf() === 'no') return
      const next = withThisPage()
      if (next === tracking) return
      tracking = next
      changed()
    },
    /** What calls of a booking carry; undefined where nothing is known, or nobody has said that it may be told. */
    infoData: (): Partial<Attribution> | undefined =>
      consentOf() === 'yes' ? infoDataOf(current(tracking, now())) : undefined,
    consent: consentOf,
    /** Whether there is anything to ask for: somebody came by a campaign, and has not been asked. */
    isWorthAsking: (): boolean => consentOf() === 'asked' && !isEmpty(current(tracking, now())),
    answer: (consent: 'yes' | 'no'): void => {
      answered = consent
      keep(consentKey, consent)
      tracking = consent === 'no' ? noTracking : withThisPage()
      changed()
    },
    /** Another tab of this visitor was answered. */
    answeredElsewhere: (): void => {
      tracking = consentOf() === 'no' ? noTracking : withThisPage()
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type AttributionStore = ReturnType<typeof createAttribution>

/** Undefined where its script cannot be had, as in browsers that block what is called so: all else works without it. */
export type LoadAttribution = () => Promise<AttributionStore | undefined>
