import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Correction } from '../correction.ts'

/** What was corrected of a destination, as a sentence. */
export const destinationCorrectionWords = (i18n: I18n, { code, given, used }: Correction<string, string>): string => {
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
