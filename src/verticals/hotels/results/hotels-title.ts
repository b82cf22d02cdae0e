import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '#/i18n/locale.ts'
import type { AnsweredHotels } from './loaded-hotels.ts'

export const hotelsTitle = (i18n: I18n, locale: Locale, { search, destination }: AnsweredHotels): string => {
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const place = destination?.name[locale] ?? search.destination
  const days = `${day(search.checkIn)} – ${day(search.checkOut)}`
  return i18n._(msg`Hotels in ${place}, ${days}`)
}
