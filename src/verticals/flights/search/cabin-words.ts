import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Cabin } from './flight-search.ts'

export const cabinNames: Readonly<Record<Cabin, MessageDescriptor>> = {
  economy: msg`Economy`,
  premium_economy: msg`Premium economy`,
  business: msg`Business`,
  first: msg`First`,
}
