import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostActivityDays } from '#domain/activity-kinds.ts'
import { mostGuests } from '#domain/stay.ts'
import { dayWords } from '#/features/search/day-words.ts'
import { destinationCorrectionWords } from '#/features/search/destinations/destination-correction-words.ts'
import type { Correction } from './correction.ts'

const fromWords = (i18n: I18n, correction: Correction): string => {
  const [given, used] = [dayWords(i18n, correction.given), dayWords(i18n, correction.used)]
  switch (correction.code) {
    case 'missing':
      return i18n._(msg`You did not say your first day: we searched from ${used}.`)
    case 'past':
      return i18n._(msg`${given} has passed: we searched from ${used}.`)
    case 'too_far':
      return i18n._(msg`Activities are not sold for ${given} yet: we searched from ${used}.`)
    case 'impossible':
      return i18n._(msg`No calendar has ${given}: we searched from ${used}.`)
    default:
      return i18n._(msg`We could not read “${given}” as your first day: we searched from ${used}.`)
  }
}

const toWords = (i18n: I18n, correction: Correction): string => {
  const [given, used] = [dayWords(i18n, correction.given), dayWords(i18n, correction.used)]
  switch (correction.code) {
    case 'missing':
      return i18n._(msg`You did not say your last day: we searched until ${used}.`)
    case 'moved_along':
      return i18n._(msg`Your last day moved to ${used}, so that there are as many.`)
    case 'before_first':
      return i18n._(msg`${given} is before your first day: we searched until ${used}.`)
    case 'too_long':
      return i18n._(msg`One search has ${mostActivityDays} days at most: we searched until ${used}.`)
    case 'too_far':
      return i18n._(msg`Activities are not sold for ${given} yet: we searched until ${used}.`)
    case 'impossible':
      return i18n._(msg`No calendar has ${given}: we searched until ${used}.`)
    default:
      return i18n._(msg`We could not read “${given}” as your last day: we searched until ${used}.`)
  }
}

const guestsWords = (i18n: I18n, { code, given }: Correction): string =>
  code === 'too_many'
    ? i18n._(
        msg`One search has ${mostGuests} travelers at most, and you asked for ${given}: we searched for one adult.`,
      )
    : i18n._(msg`We could not read “${given}” as travelers: we searched for one adult.`)

const agesWords = (i18n: I18n, { code, given, used }: Correction): string =>
  code === 'missing'
    ? i18n._(msg`You did not say one of the ages: these prices are for ${used} years. Say it for exact ones.`)
    : i18n._(msg`“${given}” is not an age: these prices are for ${used} years.`)

const wordsOf: Readonly<Record<Correction['field'], (i18n: I18n, correction: Correction) => string>> = {
  destination: destinationCorrectionWords,
  from: fromWords,
  to: toWords,
  guests: guestsWords,
  ages: agesWords,
}

/** What was corrected in an address, as a sentence: what was wrong, and what was searched for instead. */
export const correctionWords = (i18n: I18n, correction: Correction): string =>
  wordsOf[correction.field](i18n, correction)
