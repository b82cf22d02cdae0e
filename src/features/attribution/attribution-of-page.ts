import { arrivalOf } from './arrival.ts'
import { type AttributionStore, createAttribution } from './attribution-store.ts'
import type { Landing } from './landing.ts'

/** Where a browser lets nothing be stored. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const storageOfPage = () => {
  try {
    return window.localStorage
  } catch {
    return noStorage
  }
}

/** What this device remembers, with what a landing says. */
export const attributionOfPage = ({ address, referrer }: Landing): AttributionStore => {
  const attribution = createAttribution({ storage: storageOfPage(), now: Date.now })
  attribution.land(arrivalOf(new URL(address), referrer))
  return attribution
}
