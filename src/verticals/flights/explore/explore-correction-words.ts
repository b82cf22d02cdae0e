import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ExploreAnswer, nightChoices, usualNights } from './explore.ts'

/** What was asked that the page does not have, as a sentence; `first` is the first day of the month that it shows instead. */
export const exploreCorrectionWords = (
  i18n: I18n,
  field: ExploreAnswer['notOffered'][number],
  first: string,
): string => {
  const month = i18n.date(`${first}T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  if (field === 'month') return i18n._(msg`That month cannot be searched here: these are prices of ${month}.`)
  const choices = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(nightChoices.map(String))
  return i18n._(msg`Prices here are for ${choices} nights: these are for ${usualNights}.`)
}
