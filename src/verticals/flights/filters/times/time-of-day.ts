import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatClock } from '#domain/time/clock-time.ts'
import { type LocalMinutes, timeOfDay } from '../../offer/flight-offer.ts'

interface TimeBand {
  /** hours from midnight at the airport, excluded (rule search-2) */
  readonly until: number
  readonly name: (clock: (time: string) => string) => MessageDescriptor
}

const bands: Readonly<Record<string, TimeBand>> = {
  early: { until: 6, name: (clock) => msg`Early, before ${clock('06:00')}` },
  morning: { until: 12, name: (clock) => msg`Morning, ${clock('06:00')} to ${clock('12:00')}` },
  afternoon: { until: 18, name: (clock) => msg`Afternoon, ${clock('12:00')} to ${clock('18:00')}` },
  evening: { until: 21, name: (clock) => msg`Evening, ${clock('18:00')} to ${clock('21:00')}` },
  late: { until: 24, name: (clock) => msg`Late, after ${clock('21:00')}` },
}

export const timeBands = Object.keys(bands)

export const readTimeBand = (written: string): string | undefined =>
  timeBands.find((name) => name === written.toLowerCase())

export const timeBandsOf = (time: LocalMinutes): readonly string[] =>
  timeBands.filter((name) => timeOfDay(time) / 60 < (bands[name]?.until ?? 0)).slice(0, 1)

export const timeBandName = (key: string, i18n: I18n): string => {
  const band = bands[key]
  return band ? i18n._(band.name((time) => formatClock(time, i18n.locale))) : key
}
