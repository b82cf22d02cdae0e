import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { guestsWords } from '../search/guests-words.ts'
import { type HotelSearch, nightsOf } from '../search/hotel-search.ts'

interface HotelsHeadingProps {
  readonly search: HotelSearch
  /** the destination, in the reader's language */
  readonly place: string
}

/** What was searched for, in words. */
export function HotelsHeading({ search, place }: HotelsHeadingProps) {
  const { i18n } = useLingui()
  const day = (text: string) =>
    i18n.date(`${text}T12:00:00Z`, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <header>
      <h1 className="text-lg sm:text-xl">
        <Trans>Hotels in {place}</Trans>
      </h1>
      <p className="text-sm text-muted">
        {day(search.checkIn)} – {day(search.checkOut)}
        {' · '}
        <Plural value={nightsOf(search)} one="# night" other="# nights" />
        {' · '}
        {guestsWords(i18n, search.rooms)}
      </p>
    </header>
  )
}
