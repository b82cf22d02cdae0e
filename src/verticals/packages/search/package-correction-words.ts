import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostNights } from '#domain/stay.ts'
import { dayWords } from '#/features/search/day-words.ts'
import { correctionWords as flightWords } from '../../flights/search/correction-words.ts'
import { guestsCorrectionWords } from '#/features/search/rooms/guests-correction-words.ts'
import type { PackageCorrection, ResolvedPackage } from './resolved-package.ts'

const ownWords = (i18n: I18n, { code, used }: PackageCorrection): string => {
  const day = dayWords(i18n, used)
  switch (code) {
    case 'no_night':
      return i18n._(msg`A flight with a hotel needs a night between: we searched a return on ${day}.`)
    case 'no_night_left':
      return i18n._(msg`A flight with a hotel needs a night between: we searched a departure on ${day}.`)
    case 'too_many_nights':
      return i18n._(msg`A stay has ${mostNights} nights at most: we searched a return on ${day}.`)
    case 'more_babies_than_adults':
      return i18n._(
        msg`Each child under two flies on an adult’s lap, and there were more of them: we searched for one adult.`,
      )
  }
}

/** What was corrected in the search of an address, in sentences. */
export const packageCorrectionWords = (
  i18n: I18n,
  { flight, stay, own }: ResolvedPackage['corrections'],
): readonly string[] => [
  ...flight.map((correction) => flightWords(i18n, correction)),
  ...stay.map((correction) => guestsCorrectionWords(i18n, correction)),
  ...own.map((correction) => ownWords(i18n, correction)),
]
