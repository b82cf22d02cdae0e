import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostAdultsOfSeveral, mostGuests, mostRooms } from '#domain/stay.ts'
import type { Correction } from '../correction.ts'

type Words = Correction<string, string>

const guestWords = (i18n: I18n, { code, given }: Words): string => {
  switch (code) {
    case 'too_many_rooms':
      return i18n._(
        msg`One search has ${mostRooms} rooms at most, and you asked for ${given}: we searched for one adult.`,
      )
    case 'too_many':
      return i18n._(
        msg`One search has ${mostGuests} guests at most, and you asked for ${given}: we searched for one adult.`,
      )
    case 'too_many_adults':
      return i18n._(
        msg`With several rooms each has ${mostAdultsOfSeveral} adults at most, and one had ${given}: we searched for one adult.`,
      )
    default:
      return i18n._(msg`We could not read “${given}” as guests: we searched for one adult.`)
  }
}

const ageWords = (i18n: I18n, { code, given, used }: Words): string => {
  switch (code) {
    case 'missing':
      return i18n._(msg`You did not say a child’s age: these prices are for ${used} years. Say it for exact ones.`)
    case 'stays_as_adult':
      return i18n._(msg`Guests count as adults from age 18: we counted the guest aged ${given} as an adult.`)
    default:
      return i18n._(msg`“${given}” is not a child’s age: these prices are for ${used} years.`)
  }
}

/** What was corrected of the guests that an address asks for, as a sentence. */
export const guestsCorrectionWords = (i18n: I18n, correction: Words): string =>
  correction.field === 'ages' ? ageWords(i18n, correction) : guestWords(i18n, correction)
