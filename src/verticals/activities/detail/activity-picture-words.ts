import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type { ActivityKind } from '#domain/activity-kinds.ts'
import type { PictureWords } from '#/features/sharing/draw-picture.ts'
import { firstSentence } from '#/features/sharing/first-sentence.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { Terrain } from '#/ui/scene/scene-place.ts'
import { kindDrawings } from '../list/kind-drawings.ts'

const terrains: Partial<Record<ActivityKind, Terrain>> = {
  boat: 'coast',
  kayak: 'coast',
  hike: 'mountains',
  day_trip: 'hills',
  bike: 'hills',
}

/** What stands on the picture beside a link to an activity. */
export const activityPicture = (
  { activityCode, name, description, location, kind }: ActivityDetail,
  locale: Locale,
  promise: string,
): PictureWords => ({
  kicker: location.cityName[locale],
  title: name[locale],
  lines: [firstSentence(description[locale]), promise],
  scene: {
    code: activityCode,
    terrain: terrains[kind] ?? 'skyline',
    hour: kindDrawings[kind].hours[0] ?? 'day',
  },
  plane: undefined,
})
