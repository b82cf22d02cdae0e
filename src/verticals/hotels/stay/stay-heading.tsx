import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { guestsWords } from '#/features/search/rooms/guests-words.ts'
import { Icon } from '#/ui/icon.tsx'
import { ChangeHotelSearch } from '../form/change-hotel-search.tsx'
import { scoreWords } from '../list/score-words.ts'
import { Stars } from '../list/stars.tsx'
import { nightsOf, searchName } from '../search/hotel-search.ts'
import type { HotelForStay } from './loaded-stay.ts'
import { backToListParameters, besidesStay } from './stay-parameters.ts'

interface StayHeadingProps {
  readonly stay: HotelForStay
  readonly url: ResultsUrl
}

/** Which hotel it is, for which days and whom, and the form to ask for others. */
export function StayHeading({ stay: { hotel, search, today, corrections }, url }: StayHeadingProps) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  const city = hotel.city[locale]
  const day = useDayWords()
  const words = hotel.score === undefined ? undefined : scoreWords(hotel.score)
  return (
    <header>
      <Link
        to="/hoteles/result"
        search={backToListParameters(url, search)}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-1 text-sm font-semibold text-primary-strong"
      >
        <Icon name="i-lucide-arrow-left" className="size-4" />
        <Trans>Hotels in {city}</Trans>
      </Link>
      <h1 className="flex flex-wrap items-baseline gap-x-2 text-xl sm:text-2xl">
        {hotel.name}
        <Stars count={hotel.stars} />
      </h1>
      <p className="text-sm text-muted">
        {hotel.street}, {hotel.district[locale]}, {city}, {hotel.country[locale]}
      </p>
      {hotel.score !== undefined && (
        <p className="text-sm">
          <span className="font-semibold text-primary-strong">
            <span className="figures">{i18n.number(hotel.score, { minimumFractionDigits: 1 })}</span>
            {words && ` ${i18n._(words)}`}
          </span>
          {' ·\u00a0'}
          <Plural value={hotel.reviews} one="# review" other="# reviews" />
        </p>
      )}
      <div className="relative z-10 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex-1 basis-0 font-semibold">
          {day(search.checkIn)} – {day(search.checkOut)}
          {' ·\u00a0'}
          <Plural value={nightsOf(search)} one={'#\u00A0night'} other={'#\u00A0nights'} />
          {' ·\u00a0'}
          {guestsWords(i18n, search.rooms)}
        </p>
        <ChangeHotelSearch
          key={searchName(search)}
          asked={{ search, today, corrections, destination: undefined }}
          hotel={{ kept: besidesStay(url) }}
        />
      </div>
    </header>
  )
}
