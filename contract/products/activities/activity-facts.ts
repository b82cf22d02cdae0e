import { Schema } from 'effect'
import { activityKinds } from '#domain/activity-kinds.ts'
import { Language } from '../../fields.ts'

/** `INSTANT`: it is sold at once. `MANUAL`: the supplier says yes or no later. */
const Confirmation = Schema.Literals(['INSTANT', 'MANUAL'])

/** How the guide is heard. The language is part of what is chosen. */
export const GuideLanguage = Schema.Struct({ kind: Schema.Literals(['GUIDE', 'AUDIO', 'WRITTEN']), language: Language })

/** What a picture shows: it is drawn from these facts. */
const RawImage = Schema.Struct({
  subject: Schema.Literals(activityKinds),
  /** the same number always draws the same picture */
  seed: Schema.Int,
})

/** What the list and the page of an activity both say of it, whatever the language. */
export const activityFacts = {
  /** the supplier's own */
  code: Schema.String,
  /** ours, which addresses and `/activity/:code` have */
  activityCode: Schema.String,
  kind: Schema.Literals(activityKinds),
  /** `FIXED`: it lasts as long as it says. `FLEXIBLE`: about so long, and everybody leaves when they like. */
  durationType: Schema.Literals(['FIXED', 'FLEXIBLE']),
  durationMinutes: Schema.Int,
  confirmation: Confirmation,
  /** empty where nobody guides */
  guideLanguages: Schema.Array(GuideLanguage),
  media: Schema.Struct({ rawImages: Schema.Array(RawImage) }),
}

/** Where it begins: degrees of WGS 84; `timeZone` (IANA) is the one in which its days and hours are told. */
export const placeFields = {
  /** the city's, as `/hotel/destinations` has it */
  destinationCode: Schema.String,
  countryCode: Schema.String,
  latitude: Schema.Number,
  longitude: Schema.Number,
  timeZone: Schema.String,
}
