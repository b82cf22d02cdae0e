import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import { mix } from '../../../demo/deterministic.ts'
import { landmarksByCity } from '../places/landmarks.ts'
import type { Activity } from './activity.ts'
import { titled } from './landmark-text.ts'

const none: ActivityDetail['pickup'] = { type: 'MEET_EVERYONE_AT_START_POINT', places: [], freeText: false }

/** Who is fetched and where: on day trips everybody, or whoever wants it, at one of the city's best-known places. */
export const pickupOf = ({ terms, city, seed, outcome }: Activity): ActivityDetail['pickup'] => {
  if (!terms.hasPickup) return none
  const freeText = outcome === 'pickup_free_text' || mix(seed, 7) % 3 === 0
  const places = (landmarksByCity().get(city.code)?.landmarks ?? []).slice(0, 4).map((landmark, at) => ({
    code: `${city.code}-P${at + 1}`,
    name: titled(landmark.name),
    location: { lat: landmark.latitude, lon: landmark.longitude },
  }))
  return {
    type: outcome === null && mix(seed, 8) % 4 === 0 ? 'PICKUP_EVERYONE' : 'PICKUP_AND_MEET_AT_START_POINT',
    places,
    freeText: freeText || places.length === 0,
  }
}
