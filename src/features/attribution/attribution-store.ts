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

export type Consent = 'asked' | 'yes' | 'no'

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly now: () => number
}

const trackingKey = 'attribution'
const consentKey = 'attribution-consent'

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
 * One visitor's attribution. Without their consent it lives as long as the page does; with it, for 23 hours on their device.
 */
export const createAttribution = ({ storage, now }: Surroundings) => {
  const listeners = new Set<() => void>()
  const consentOf = (): Consent => {
    const said = storage.getItem(consentKey)
    return said === 'yes' || said === 'no' ? said : 'asked'
  }
  const stored = parsed(consentOf() === 'yes' ? storage.getItem(trackingKey) : null)
  let tracking = isTracking(stored) ? stored : noTracking

  const changed = (): void => {
    if (consentOf() === 'yes') storage.setItem(trackingKey, JSON.stringify(tracking))
    for (const listener of listeners) listener()
  }

  return {
    land: (arrival: Arrival): void => {
      const next = landed(tracking, arrival, now())
      if (next === tracking) return
      tracking = next
      changed()
    },
    /** What calls of a booking carry; undefined where nothing is known. */
    infoData: (): Partial<Attribution> | undefined => infoDataOf(current(tracking, now())),
    consent: consentOf,
    /** Whether there is anything to ask for: somebody came by a campaign, and has not been asked. */
    isWorthAsking: (): boolean => consentOf() === 'asked' && !isEmpty(current(tracking, now())),
    answer: (consent: 'yes' | 'no'): void => {
      storage.setItem(consentKey, consent)
      if (consent === 'no') storage.removeItem(trackingKey)
      changed()
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type AttributionStore = ReturnType<typeof createAttribution>
