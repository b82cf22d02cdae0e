import { msg } from '@lingui/core/macro'

/** Wheelchair codes in words. A request: the airline confirms it or not (rule traveller-2). */
export const assistanceCodes = {
  WCHR: msg`Wheelchair: I can use stairs`,
  WCHS: msg`Wheelchair: I cannot use stairs`,
  WCHC: msg`Wheelchair: I cannot move on my own`,
} as const
