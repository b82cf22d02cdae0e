import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ActivityKind, TimeOfDay } from '#domain/activity-kinds.ts'
import { formatClock } from '#domain/time/clock-time.ts'
import { formatDuration } from '#domain/time/duration.ts'
import type { GuideLanguage } from './activity.ts'

export const kindNames: Readonly<Record<ActivityKind, MessageDescriptor>> = {
  walk: msg`Walking tours`,
  guided_visit: msg`Guided visits`,
  ticket: msg`Tickets`,
  bus: msg`Bus tours`,
  food: msg`Food and drink`,
  class: msg`Classes and workshops`,
  bike: msg`Bike rides`,
  boat: msg`Boat trips`,
  kayak: msg`Kayak`,
  hike: msg`Hikes`,
  photo: msg`Photo walks`,
  night: msg`By night`,
  show: msg`Shows`,
  day_trip: msg`Day trips`,
}

export const timeOfDayName = (i18n: I18n, time: TimeOfDay): string => {
  const clock = (hour: string): string => formatClock(hour, i18n.locale)
  if (time === 'morning') return i18n._(msg`Morning, until ${clock('12:00')}`)
  return i18n._(
    time === 'evening' ? msg`Evening, from ${clock('18:00')}` : msg`Afternoon, ${clock('12:00')} to ${clock('18:00')}`,
  )
}

/** How long it lasts: to the minute, or about. */
export const lastsWords = (
  i18n: I18n,
  { minutes, isFlexible }: { readonly minutes: number; readonly isFlexible: boolean },
): string => {
  const time = formatDuration(minutes)
  return isFlexible ? i18n._(msg`about ${time}`) : time
}

export const languageOf = (guide: GuideLanguage): string => guide.split(' ')[1] ?? ''

/** `español`, `English`: a language by its name in the reader's. */
export const languageName = (i18n: I18n, code: string): string =>
  new Intl.DisplayNames(i18n.locale, { type: 'language' }).of(code) ?? code

const heard = {
  GUIDE: (name: string) => msg`Guide in ${name}`,
  AUDIO: (name: string) => msg`Audio guide in ${name}`,
  WRITTEN: (name: string) => msg`Written guide in ${name}`,
}

/** A guide as it is chosen: how it is heard, and in which language. */
export const guideWords = (i18n: I18n, guide: GuideLanguage): string => {
  const [kind] = guide.split(' ') as [keyof typeof heard]
  return i18n._(heard[kind](languageName(i18n, languageOf(guide))))
}
