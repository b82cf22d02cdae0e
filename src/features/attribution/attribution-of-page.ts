import { browserStorage } from '#/ui/browser-storage.ts'
import { arrivalOf } from './arrival.ts'
import { type AttributionStore, createAttribution } from './attribution-store.ts'
import type { Landing } from './landing.ts'

/** What this device remembers, with what a landing says. */
export const attributionOfPage = ({ address, referrer }: Landing): AttributionStore => {
  const attribution = createAttribution({ storage: browserStorage('localStorage'), now: Date.now })
  attribution.land(arrivalOf(new URL(address), referrer))
  return attribution
}
