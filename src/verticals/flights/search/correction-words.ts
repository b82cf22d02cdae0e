import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { dayWords } from '#/features/search/day-words.ts'
import { cabinNames } from './cabin-words.ts'
import { cabins } from './flight-search.ts'
import type { Correction } from './correction.ts'

const originWords = (i18n: I18n, { code, given, used }: Correction): string => {
  switch (code) {
    case 'missing':
      return i18n._(msg`You did not say where you leave from: we searched from ${used}.`)
    case 'understood_as':
      return i18n._(msg`We took “${given}” to be ${used}.`)
    default:
      return i18n._(msg`We do not know “${given}”: we searched from ${used}.`)
  }
}

const destinationWords = (i18n: I18n, correction: Correction): string => {
  const { code, given, used } = correction
  switch (code) {
    case 'missing':
      return i18n._(msg`You did not say where you are going: we searched to ${used}.`)
    case 'same_place':
      return i18n._(msg`A trip from ${given} cannot end there: we searched to ${used}.`)
    case 'understood_as':
      return originWords(i18n, correction)
    default:
      return i18n._(msg`We do not know “${given}”: we searched to ${used}.`)
  }
}

const departureWords = (i18n: I18n, correction: Correction): string => {
  const [given, used] = [dayWords(i18n, correction.given), dayWords(i18n, correction.used)]
  switch (correction.code) {
    case 'missing':
      return i18n._(msg`You did not say when you leave: we searched for ${used}.`)
    case 'past':
      return i18n._(msg`${given} has passed: we searched for ${used}.`)
    case 'too_far':
      return i18n._(msg`Airlines do not sell ${given} yet: we searched for ${used}, the last day they do.`)
    case 'impossible':
      return i18n._(msg`No calendar has ${given}: we searched for ${used}.`)
    default:
      return i18n._(msg`We could not read “${given}” as a departure day: we searched for ${used}.`)
  }
}

const returnWords = (i18n: I18n, correction: Correction): string => {
  const [given, used] = [dayWords(i18n, correction.given), dayWords(i18n, correction.used)]
  switch (correction.code) {
    case 'missing':
      return i18n._(msg`You did not say when you come back: we searched a return on ${used}.`)
    case 'moved_along':
      return i18n._(msg`The return moved to ${used}, so that your trip stays as long.`)
    case 'before_departure':
      return i18n._(msg`${given} is before you leave: we searched a return on ${used}.`)
    case 'too_far':
      return i18n._(msg`Airlines do not sell ${given} yet: we searched a return on ${used}, the last day they do.`)
    case 'impossible':
      return i18n._(msg`No calendar has ${given}: we searched a return on ${used}.`)
    default:
      return i18n._(msg`We could not read “${given}” as a return day: we searched a return on ${used}.`)
  }
}

const infantWords = (i18n: I18n, { code, given }: Correction): string =>
  code === 'more_than_adults'
    ? i18n._(msg`Each infant needs an adult’s lap: we searched without infants.`)
    : i18n._(msg`“${given}” is not a number of infants: we searched without any.`)

const ageWords = (i18n: I18n, { code, given, used }: Correction): string => {
  switch (code) {
    case 'missing':
      return i18n._(msg`You did not say a child’s age: these prices are for ${used} years. Say it for exact ones.`)
    case 'extra':
      return i18n._(msg`There were more ages than children: we left out ${given}.`)
    case 'flies_as_adult':
      return i18n._(msg`Travelers fly as adults from age 12: we counted the traveler aged ${given} as an adult.`)
    case 'flies_as_infant':
      return i18n._(msg`Children under 2 fly on an adult’s lap: we counted the child aged ${given} as an infant.`)
    default:
      return i18n._(msg`“${given}” is not a child’s age: these prices are for ${used} years.`)
  }
}

const cabinWords = (i18n: I18n, { given, used }: Correction): string => {
  const known = cabins.find((cabin) => cabin === used) ?? cabins[0]
  const cabin = i18n._(cabinNames[known])
  return i18n._(msg`We do not know the cabin “${given}”: we searched ${cabin}.`)
}

const fareWords = (i18n: I18n, { given }: Correction): string =>
  i18n._(msg`We do not know the fares “${given}”: we searched without asking for them.`)

const adultWords = (i18n: I18n, { given }: Correction): string =>
  i18n._(msg`“${given}” is not a number of adults: we searched for one.`)

const childWords = (i18n: I18n, { given }: Correction): string =>
  i18n._(msg`“${given}” is not a number of children: we searched without any.`)

const travellerWords = (i18n: I18n, { given }: Correction): string =>
  i18n._(msg`One search holds nine travelers, and you asked for ${given}: we searched for one adult.`)

const wordsOf: Readonly<Record<Correction['field'], (i18n: I18n, correction: Correction) => string>> = {
  from: originWords,
  to: destinationWords,
  departure: departureWords,
  return: returnWords,
  adults: adultWords,
  children: childWords,
  infants: infantWords,
  travellers: travellerWords,
  ages: ageWords,
  cabin: cabinWords,
  fares: fareWords,
}

/** What was corrected in a results URL, as a sentence: what was wrong, and what was searched for instead. */
export const correctionWords = (i18n: I18n, correction: Correction): string =>
  wordsOf[correction.field](i18n, correction)
