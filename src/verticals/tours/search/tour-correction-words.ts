import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { guestsCorrectionWords } from '#/features/search/rooms/guests-correction-words.ts'
import type { TourCorrection } from './parse-tour-search.ts'

/** What was corrected of a search for tours, as a sentence: what was wrong, and what was searched for instead. */
export const tourCorrectionWords = (i18n: I18n, correction: TourCorrection): string => {
  const { field, code, given } = correction
  if (field === 'country') return i18n._(msg`We have no tours in “${given}”: we searched everywhere.`)
  if (field !== 'month') return guestsCorrectionWords(i18n, correction)
  switch (code) {
    case 'past':
      return i18n._(msg`That month has passed: we searched in all of them.`)
    case 'too_far':
      return i18n._(msg`Tours of that month are not sold yet: we searched in all that are.`)
    default:
      return i18n._(msg`We could not read “${given}” as a month: we searched in all of them.`)
  }
}
