import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostAdultsOfSeveral, mostGuests, mostNights, mostRooms } from '#domain/stay.ts'
import { isDay } from '#domain/time/dates.ts'
import type { Correction } from './correction.ts'

const dayWords = (i18n: I18n, day: string): string =>
  isDay(day) ? i18n.date(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' }) : day

const destinationWords = (i18n: I18n, { code, given, used }: Correction): string => {
  switch (code) {
    case 'missing':
      return i18n._(msg`You did not say where you are going: we searched in ${used}.`)
    case 'understood_as':
      return i18n._(msg`We took “${given}” to be ${used}.`)
    case 'city_of_hotel':
      return i18n._(msg`We searched in ${used}, where “${given}” is.`)
    default:
      return i18n._(msg`We do not know “${given}”: we searched in ${used}.`)
  }
}

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

const guestWords = (i18n: I18n, { code, given }: Correction): string => {
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

const ageWords = (i18n: I18n, { code, given, used }: Correction): string => {
  switch (code) {
    case 'missing':
      return i18n._(msg`You did not say a child’s age: these prices are for ${used} years. Say it for exact ones.`)
    case 'stays_as_adult':
      return i18n._(msg`From 18 on one stays as an adult: so does the guest of ${given}.`)
    default:
      return i18n._(msg`“${given}” is not a child’s age: these prices are for ${used} years.`)
  }
}

const wordsOf: Readonly<Record<Correction['field'], (i18n: I18n, correction: Correction) => string>> = {
  destination: destinationWords,
  checkIn: checkInWords,
  checkOut: checkOutWords,
  guests: guestWords,
  ages: ageWords,
}

/** What was corrected in a results URL, as a sentence: what was wrong, and what was searched for instead. */
export const correctionWords = (i18n: I18n, correction: Correction): string =>
  wordsOf[correction.field](i18n, correction)
