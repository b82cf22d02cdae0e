import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatClock } from '#domain/time/clock-time.ts'
import { type TimeBand, timeBandOf, timeBands } from '#domain/time/time-bands.ts'
import { type LocalMinutes, timeOfDay } from '../../offer/flight-offer.ts'

type BandName = (clock: (time: string) => string) => MessageDescriptor

const names: Readonly<Record<string, BandName>> = {
  early: (clock) => msg`Early, before ${clock('06:00')}`,
  morning: (clock) => msg`Morning, ${clock('06:00')} to ${clock('12:00')}`,
  afternoon: (clock) => msg`Afternoon, ${clock('12:00')} to ${clock('18:00')}`,
  evening: (clock) => msg`Evening, ${clock('18:00')} to ${clock('21:00')}`,
  late: (clock) => msg`Late, from ${clock('21:00')}`,
} satisfies Record<TimeBand, BandName>

export const readTimeBand = (written: string): TimeBand | undefined =>
  timeBands.find((band) => band === written.toLowerCase())

export const timeBandsOf = (time: LocalMinutes): readonly TimeBand[] => [timeBandOf(timeOfDay(time) / 60)]

export const timeBandName = (band: string, i18n: I18n): string => {
  const name = names[band]
  return name ? i18n._(name((time) => formatClock(time, i18n.locale))) : band
}
