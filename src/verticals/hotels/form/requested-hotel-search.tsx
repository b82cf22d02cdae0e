import type { Locale } from '#/i18n/locale.ts'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'
import type { RequestedHotel } from './requested-hotel.ts'
import { draftOf } from './hotel-draft.ts'
import { HotelSearchForm } from './hotel-search-form.tsx'

interface AskedHotelSearchProps {
  readonly asked: ResolvedHotelSearch
  readonly locale: Locale
  readonly hotel: RequestedHotel | undefined
}

/** The form with what was searched for in it. */
export default function RequestedHotelSearch({
  asked: { search, destination, corrections, today },
  locale,
  hotel,
}: AskedHotelSearchProps) {
  return (
    <HotelSearchForm
      initial={draftOf(search, destination, corrections, locale, hotel !== undefined)}
      today={today}
      hotel={hotel}
    />
  )
}
