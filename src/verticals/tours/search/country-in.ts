import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A country's name in the reader's language; that of the tests has a name of its own. */
export const countryIn = (i18n: I18n, code: string): string =>
  code === 'PN'
    ? i18n._(msg`the place of tests`)
    : (new Intl.DisplayNames(i18n.locale, { type: 'region' }).of(code) ?? code)
