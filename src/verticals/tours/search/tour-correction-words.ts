import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostGuests } from '#domain/stay.ts'
import { guestsCorrectionWords } from '#/features/search/rooms/guests-correction-words.ts'
import type { TourCorrection } from './parse-tour-search.ts'

/** Whoever joins a tour is a traveler; what is said of rooms and of ages is said as hotels say it. */
const travelersWords = (i18n: I18n, correction: TourCorrection): string => {
  const { field, code, given } = correction
  if (code === 'too_many')
    return i18n._(
      msg`One search has ${mostGuests} travelers at most, and you asked for ${given}: we searched for one adult.`,
    )
  if (code === 'stays_as_adult')
    return i18n._(msg`Travelers count as adults from age 18: we counted the traveler aged ${given} as an adult.`)
  if (field === 'guests' && code === 'unreadable')
    return i18n._(msg`We could not read “${given}” as travelers: we searched for one adult.`)
  return guestsCorrectionWords(i18n, correction)
}

/** What was corrected of a search for tours, as a sentence: what was wrong, and what was searched for instead. */
export const tourCorrectionWords = (i18n: I18n, correction: TourCorrection): string => {
  const { field, code, given } = correction
  if (field === 'country') return i18n._(msg`We have no tours in “${given}”: we searched everywhere.`)
  if (field !== 'month') return travelersWords(i18n, correction)
  switch (code) {
    case 'past':
      return i18n._(msg`That month has passed: we searched in all of them.`)
    case 'too_far':
      return i18n._(msg`Tours of that month are not sold yet: we searched in all that are.`)
    default:
      return i18n._(msg`We could not read “${given}” as a month: we searched in all of them.`)
  }
}
