import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostNights } from '#domain/stay.ts'
import { destinationCorrectionWords } from '#/features/search/destinations/destination-correction-words.ts'
import { dayWords } from '#/features/search/day-words.ts'
import { guestsCorrectionWords } from '#/features/search/rooms/guests-correction-words.ts'
import type { Correction } from './correction.ts'

const checkInWords = (i18n: I18n, correction: Correction): string => {
  const [given, used] = [dayWords(i18n, correction.given), dayWords(i18n, correction.used)]
  switch (correction.code) {
    case 'missing':
      return i18n._(msg`You did not say when you arrive: we searched from ${used}.`)
    case 'past':
      return i18n._(msg`${given} has passed: we searched from ${used}.`)
    case 'too_far':
      return i18n._(msg`Hotels do not sell ${given} yet: we searched from ${used}.`)
    case 'impossible':
      return i18n._(msg`No calendar has ${given}: we searched from ${used}.`)
    default:
      return i18n._(msg`We could not read “${given}” as a day of arrival: we searched from ${used}.`)
  }
}

const checkOutWords = (i18n: I18n, correction: Correction): string => {
  const [given, used] = [dayWords(i18n, correction.given), dayWords(i18n, correction.used)]
  switch (correction.code) {
    case 'missing':
      return i18n._(msg`You did not say when you leave: we searched until ${used}.`)
    case 'moved_along':
      return i18n._(msg`Your departure moved to ${used}, so that your stay is as long.`)
    case 'before_check_in':
      return i18n._(msg`A stay cannot end on ${given}, before its first night: we searched until ${used}.`)
    case 'too_long':
      return i18n._(msg`A stay has ${mostNights} nights at most: we searched until ${used}.`)
    case 'too_far':
      return i18n._(msg`Hotels do not sell ${given} yet: we searched until ${used}.`)
    case 'impossible':
      return i18n._(msg`No calendar has ${given}: we searched until ${used}.`)
    default:
      return i18n._(msg`We could not read “${given}” as a day of departure: we searched until ${used}.`)
  }
}

const wordsOf: Readonly<Record<Correction['field'], (i18n: I18n, correction: Correction) => string>> = {
  destination: destinationCorrectionWords,
  checkIn: checkInWords,
  checkOut: checkOutWords,
  guests: guestsCorrectionWords,
  ages: guestsCorrectionWords,
}

/** What was corrected in a results URL, as a sentence: what was wrong, and what was searched for instead. */
export const correctionWords = (i18n: I18n, correction: Correction): string =>
  wordsOf[correction.field](i18n, correction)
