import { browserStorage } from '#/ui/browser-storage.ts'
import { arrivalOf } from './arrival.ts'
import { type AttributionStore, createAttribution } from './attribution-store.ts'
import { type Landing, consentKey } from './landing.ts'

/** What this device remembers, with what a landing says, for as long as the page stands. */
export const attributionOfPage = ({ address, referrer }: Landing): AttributionStore => {
  const attribution = createAttribution({ storage: browserStorage('localStorage'), now: Date.now })
  attribution.land(arrivalOf(new URL(address), referrer))
  window.addEventListener('storage', ({ key }) => {
    if (key === consentKey) attribution.answeredElsewhere()
  })
  return attribution
}
