import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { guestsWords } from '#/features/search/rooms/guests-words.ts'
import { ChangeHotelSearch } from '../form/change-hotel-search.tsx'
import { type HotelSearch, nightsOf, searchName } from '../search/hotel-search.ts'
import type { ResolvedHotelSearch } from '../search/resolved-hotel-search.ts'

interface HotelsHeadingProps {
  readonly asked: ResolvedHotelSearch
  /** the destination, in the reader's language */
  readonly place: string
}

function SearchDetails({ search }: { search: HotelSearch }) {
  const { i18n } = useLingui()
  const day = useDayWords()
  return (
    <>
      {day(search.checkIn)} – {day(search.checkOut)}
      {' ·\u00a0'}
      <Plural value={nightsOf(search)} one={'#\u00A0night'} other={'#\u00A0nights'} />
      {' ·\u00a0'}
      {guestsWords(i18n, search.rooms)}
    </>
  )
}

/** What was searched for, in words, and the form to change it. */
export function HotelsHeading({ asked, place }: HotelsHeadingProps) {
  const { search } = asked
  return (
    <ListBar
      of={`${place} ${searchName(search)}`}
      title={<Trans>Hotels in {place}</Trans>}
      details={<SearchDetails search={search} />}
      change={<ChangeHotelSearch key={searchName(search)} asked={asked} />}
    />
  )
}
