import { msg } from '@lingui/core/macro'

/** The specification's wheelchair codes (section 3) in words. A request: the airline confirms it or not (decision 34). */
export const assistanceCodes = {
  WCHR: msg`Wheelchair: I can use stairs`,
  WCHS: msg`Wheelchair: I cannot use stairs`,
  WCHC: msg`Wheelchair: I cannot move on my own`,
} as const
