import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a score of guests amounts to; nothing is said of low ones but the number. */
export const scoreWords = (score: number): MessageDescriptor | undefined => {
  if (score >= 9) return msg`Superb`
  if (score >= 8) return msg`Very good`
  return score >= 7 ? msg`Good` : undefined
}
