import type { ActivityDetail } from '#contract/products/activities/activity-detail.ts'
import type { Names } from '#domain/names.ts'
import { mix } from '../../../demo/deterministic.ts'
import type { Activity } from './activity.ts'
import { cancellingOf } from './cancelling.ts'
import { kindWords } from './kind-words.ts'
import { type Unit, optionsOf } from './options.ts'
import { pickupOf } from './pickup.ts'
import { questionsOf } from './questions.ts'
import { withLandmark, titled } from './landmark-text.ts'

/** Its name; one of the place of tests is called by what happens with it. */
export const nameOf = ({ kind, about, outcome }: Activity): Names =>
  outcome === null
    ? withLandmark(kindWords[kind].title, about)
    : { en: `Test activity: ${outcome}`, es: `Actividad de prueba: ${outcome}` }

export const meetingPointOf = ({ meeting }: Activity): Names => titled(meeting.name)

const spanishSpeaking: ReadonlySet<string> = new Set('AR BO CL CO CR CU DO EC ES GT MX PA PE PR PY UY'.split(' '))

const languagesOf = ({ city, seed, terms }: Activity): readonly ('en' | 'es')[] => {
  const isSpanish = spanishSpeaking.has(city.countryCode)
  if (terms.guide === 'AUDIO' || mix(seed, 9) % 3 > 0) return isSpanish ? ['es', 'en'] : ['en', 'es']
  return isSpanish ? ['es'] : ['en']
}

type Shared = Pick<
  ActivityDetail,
  'code' | 'activityCode' | 'kind' | 'durationType' | 'durationMinutes' | 'confirmation' | 'guideLanguages' | 'media'
>

/** What the list and the page of an activity both say of it. */
export const factsOf = (activity: Activity): Shared => {
  const { code, kind, minutes, terms, seed, confirmsByHand } = activity
  const { guide } = terms
  return {
    code: `DEMO-${code}`,
    activityCode: code,
    kind,
    durationType: terms.open ? 'FLEXIBLE' : 'FIXED',
    durationMinutes: minutes,
    confirmation: confirmsByHand ? 'MANUAL' : 'INSTANT',
    guideLanguages: guide ? languagesOf(activity).map((language) => ({ kind: guide, language })) : [],
    media: { rawImages: [1, 2, 3].map((number) => ({ subject: kind, seed: mix(seed, 20, number) })) },
  }
}

export const placeOf = ({ city, meeting }: Activity) => ({
  destinationCode: city.code,
  countryCode: city.countryCode,
  latitude: meeting.latitude,
  longitude: meeting.longitude,
  timeZone: city.timeZone,
})

const arrive: Names = {
  en: 'Be there 15 minutes before the start and show the code on your phone.',
  es: 'Llega 15 minutos antes del inicio y muestra el código en tu teléfono.',
}
const enter: Names = {
  en: 'Go to the entrance and show the code on your phone.',
  es: 'Ve a la entrada y muestra el código en tu teléfono.',
}

const heldMinutes = 30
const priceMinutes = 20

/** Places and price are kept apart: the price for less long. */
export const holdsOf = ({ outcome }: Activity): ActivityDetail['holds'] => {
  if (outcome === 'hold_not_provided')
    return { availability: { status: 'HOLD_NOT_PROVIDED' }, price: { status: 'HOLD_NOT_PROVIDED' } }
  const minutes = outcome === 'hold_expired' ? 1 : heldMinutes
  return {
    availability: { status: 'HOLDING', minutes },
    price: { status: 'HOLDING', minutes: Math.min(minutes, priceMinutes) },
  }
}

const shownUnit = ({ share: _share, ...shown }: Unit): ActivityDetail['options'][number]['units'][number] => shown

export const shownActivity = (activity: Activity): ActivityDetail => {
  const { city, kind, meeting, about, terms } = activity
  const words = kindWords[kind]
  return {
    ...factsOf(activity),
    name: nameOf(activity),
    description: withLandmark(words.description, activity.outcome === null ? about : meeting.name),
    location: { ...placeOf(activity), cityName: city.name, countryName: city.countryName },
    availabilityType: terms.open ? 'OPENING_HOURS' : 'START_TIME',
    options: optionsOf(activity).map(({ code, name, pricing, starts, units, minUnits, maxUnits }) => ({
      optionCode: code,
      name,
      pricing,
      availabilityLocalStartTimes: starts,
      units: units.map(shownUnit),
      minUnits,
      maxUnits,
    })),
    included: words.included,
    notIncluded: words.notIncluded,
    meetingPoint: {
      name: meetingPointOf(activity),
      instructions: terms.open ? enter : arrive,
      location: { lat: meeting.latitude, lon: meeting.longitude },
    },
    questions: questionsOf(activity),
    pickup: pickupOf(activity),
    cancelling: cancellingOf(activity),
    holds: holdsOf(activity),
    redemptionMethod: 'DIGITAL',
  }
}
