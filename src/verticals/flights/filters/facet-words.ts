import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StopChoice, TimeBand } from './flight-filters.ts'

export const stopNames: Readonly<Record<StopChoice, MessageDescriptor>> = {
  '0': msg`Direct`,
  '1': msg`One stop`,
  '2': msg`Two stops or more`,
}

export const bandNames: Readonly<Record<TimeBand, MessageDescriptor>> = {
  early: msg`Early, before 6:00`,
  morning: msg`Morning, 6:00 to 12:00`,
  afternoon: msg`Afternoon, 12:00 to 18:00`,
  evening: msg`Evening, 18:00 to 21:00`,
  late: msg`Late, after 21:00`,
}
