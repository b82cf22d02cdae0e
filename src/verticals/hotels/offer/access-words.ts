import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AccessFeature } from '#domain/hotel-kinds.ts'

export const accessNames: Readonly<Record<AccessFeature, MessageDescriptor>> = {
  step_free: msg`Step-free`,
  wide_doors: msg`Wide doors`,
  roll_in_shower: msg`Roll-in shower`,
  grab_bars: msg`Grab bars`,
  lowered_fittings: msg`Lowered fittings`,
  visual_alarm: msg`Visual alarm`,
  hearing_loop: msg`Hearing loop`,
  braille_signs: msg`Braille signs`,
}
