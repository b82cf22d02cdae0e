import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '#/i18n/locale.ts'
import { publicHead, unlisted } from '#/i18n/page-head.ts'
import { serialiseHotelSearch } from '../search/hotel-search.ts'
import type { LoadedHotels } from './loaded-hotels.ts'

interface HotelsHead {
  readonly i18n: I18n
  readonly locale: Locale
  readonly origin: string
  readonly asked: LoadedHotels
}

/** Results are not for search engines, but whoever links to them should link to one address, and be shown what is there. */
export const hotelsHead = ({ i18n, locale, origin, asked: { search, destination } }: HotelsHead) => {
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const place = destination?.name[locale] ?? search.destination
  const days = `${day(search.checkIn)} – ${day(search.checkOut)}`
  const title = i18n._(msg`Hotels in ${place}, ${days}`)
  const pathname = `/hoteles/result?${new URLSearchParams(serialiseHotelSearch(search))}`
  const head = publicHead({ title, locale, origin, pathname })
  return { ...head, meta: [...head.meta, unlisted] }
}
