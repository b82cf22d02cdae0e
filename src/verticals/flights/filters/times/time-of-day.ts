import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type LocalMinutes, timeOfDay } from '../../offer/flight-offer.ts'

interface TimeBand {
  /** hours from midnight at the airport, excluded (rule search-2) */
  readonly until: number
  readonly name: MessageDescriptor
}

const bands: Readonly<Record<string, TimeBand>> = {
  early: { until: 6, name: msg`Early, before 6:00` },
  morning: { until: 12, name: msg`Morning, 6:00 to 12:00` },
  afternoon: { until: 18, name: msg`Afternoon, 12:00 to 18:00` },
  evening: { until: 21, name: msg`Evening, 18:00 to 21:00` },
  late: { until: 24, name: msg`Late, after 21:00` },
}

export const timeBands = Object.keys(bands)

export const readTimeBand = (written: string): string | undefined =>
  timeBands.find((name) => name === written.toLowerCase())

export const timeBandsOf = (time: LocalMinutes): readonly string[] =>
  timeBands.filter((name) => timeOfDay(time) / 60 < (bands[name]?.until ?? 0)).slice(0, 1)

export const timeBandName = (key: string, i18n: I18n): string => {
  const band = bands[key]
  return band ? i18n._(band.name) : key
}
