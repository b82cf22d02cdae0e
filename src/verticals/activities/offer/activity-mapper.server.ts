import { activityKinds, timesOfDay } from '#domain/activity-kinds.ts'
import {
  fields,
  finite,
  isFields,
  list,
  minorUnits,
  oneOf,
  optionalText,
  text,
  usable,
  wholeNumber,
} from '#/server/backend/answer-reader.server.ts'
import type { Activity, ActivityList, ActivityNames, ActivityPrice, GuideLanguage } from './activity.ts'

const guideFrom = (value: unknown): GuideLanguage => {
  const { kind, language } = fields(value)
  return `${oneOf(['GUIDE', 'AUDIO', 'WRITTEN'], kind)} ${text(language)}`
}

const priceFrom = (value: unknown, currency: string): ActivityPrice => {
  const { total, dates, timesOfDay: times, cancelsFree } = fields(value)
  return {
    total: minorUnits(total, currency),
    dates: list(dates).map(text),
    timesOfDay: timesOfDay.filter((time) => list(times).includes(time)),
    isFree: cancelsFree === true,
  }
}

const activityFrom = (value: unknown, currency: string): Activity => {
  const wire = fields(value)
  const place = fields(wire.location)
  const price = fields(wire.lowestPrice)
  const [picture] = list(fields(wire.media).rawImages)
  return {
    code: text(wire.activityCode),
    name: text(wire.name),
    kind: oneOf(activityKinds, wire.kind),
    minutes: wholeNumber(wire.durationMinutes),
    isFlexible: wire.durationType === 'FLEXIBLE',
    isByHand: wire.confirmation === 'MANUAL',
    guides: list(wire.guideLanguages).map(guideFrom),
    seed: isFields(picture) ? wholeNumber(picture.seed) : 0,
    meetingPoint: text(place.meetingPoint),
    city: text(place.cityName),
    lat: finite(place.latitude),
    lon: finite(place.longitude),
    zone: text(place.timeZone),
    total: minorUnits(price.total, currency),
    date: text(price.date),
    prices: list(wire.prices).map((own) => priceFrom(own, currency)),
    freeUntil: optionalText(wire.freeUntil ?? undefined),
  }
}

/**
 * A search answer of the contract as our compact list. It reads only what the site shows, and drops an activity that cannot be
 * read rather than fail the answer; `dropped` says how many. Throws `Unusable` where the answer itself is none.
 */
export const activityListFrom = (answer: unknown, names: ActivityNames): { list: ActivityList; dropped: number } => {
  const { kept, dropped } = usable(list(fields(answer).activities), (value) => activityFrom(value, names.currency))
  return { dropped, list: { ...names, activities: kept } }
}
