import { arrivalOf } from './arrival.ts'
import { type AttributionStore, createAttribution } from './attribution-store.ts'

/** Where a browser lets nothing be stored. */
const noStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

const storageOfPage = () => {
  try {
    return window.localStorage
  } catch {
    return noStorage
  }
}

/** What this device remembers, with what the address and the referrer of the page say. */
export const attributionOfPage = (): AttributionStore => {
  const attribution = createAttribution({ storage: storageOfPage(), now: Date.now })
  attribution.land(arrivalOf(new URL(window.location.href), document.referrer))
  return attribution
}
