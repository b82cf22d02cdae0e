import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { countryNames } from '#domain/country-names.ts'

/** A country's name in the reader's language; that of the tests has a name of its own. */
export const countryIn = (i18n: I18n, code: string): string =>
  code === 'PN' ? i18n._(msg`the place of tests`) : (countryNames(i18n.locale).of(code) ?? code)
