import type { Locale } from '#/i18n/locale.ts'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'
import { draftOf } from './hotel-draft.ts'
import { HotelSearchForm } from './hotel-search-form.tsx'

interface AskedHotelSearchProps {
  readonly asked: ResolvedHotelSearch
  readonly locale: Locale
}

/** The form with what was searched for in it. */
export default function AskedHotelSearch({
  asked: { search, destination, corrections, today },
  locale,
}: AskedHotelSearchProps) {
  return <HotelSearchForm initial={draftOf(search, destination, corrections, locale)} today={today} />
}
