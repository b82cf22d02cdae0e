import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { monthIn } from '../offer/tour-words.ts'
import { countryIn } from '../search/country-in.ts'
import type { TourSearch } from '../search/tour-search.ts'

/** `Tours in Peru, March 2027` */
export const toursTitle = (i18n: I18n, { country, month }: Pick<TourSearch, 'country' | 'month'>): string => {
  const where =
    country === undefined ? i18n._(msg`Tours in every country`) : i18n._(msg`Tours in ${countryIn(i18n, country)}`)
  return month === undefined ? where : `${where}, ${monthIn(i18n, month)}`
}
