import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Problem } from '#domain/problem.ts'
import { HotelCorrections } from '../search/lazy-hotel-corrections.tsx'
import { searchName } from '../search/hotel-search.ts'
import { CheckedNotice } from './checked-notice.tsx'
import { Gallery } from './gallery.tsx'
import { HotelSections, HotelTimes } from './hotel-facts.tsx'
import { HotelMap } from './hotel-map.tsx'
import type { HotelForStay } from './loaded-stay.ts'
import { NoRooms } from './no-rooms.tsx'
import { RoomChoice } from './room-choice.tsx'
import { type AnsweredStay, answeredIn } from './choice/answered-choice.ts'
import { StayHeading } from './stay-heading.tsx'
import { chosenRates } from './stay-parameters.ts'

interface StayPageProps {
  readonly stay: HotelForStay
  readonly url: ResultsUrl
}

/** A hotel for a stay: what it looks like, its rooms with their rates, and everything that is said of it. */
export function StayPage({ stay, url }: StayPageProps) {
  const { hotel, search, corrections, checked } = stay
  const ofStay = corrections.filter(({ field }) => field !== 'destination')
  const answered = answeredIn(stay, url)
  return (
    <div className="page-width flex flex-col gap-4 py-4">
      <StayHeading stay={stay} url={url} />
      <HotelCorrections corrections={ofStay} />
      {checked && checked.outcome !== 'same' && (
        <CheckedNotice
          key={chosenRates(url, search.rooms.length)?.join()}
          checked={checked}
          timeZone={hotel.timeZone}
          answered={answered}
        />
      )}
      <Gallery hotel={hotel} />
      <Rooms stay={stay} url={url} answered={answered} />
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem]">
        <HotelSections hotel={hotel} />
        <div className="flex flex-col gap-4">
          <HotelMap hotel={hotel} />
          <HotelTimes hotel={hotel} />
        </div>
      </div>
    </div>
  )
}

interface RoomsProps extends StayPageProps {
  readonly answered: AnsweredStay | undefined
}

function Rooms({ stay: { hotel, search, rates }, url, answered }: RoomsProps) {
  if (!rates.ok) return <StayFailure problem={rates.problem} url={url} />
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="mb-3 text-lg">
        <Trans>Rooms and prices</Trans>
      </h2>
      {rates.value.rooms.length === 0 ? (
        <NoRooms
          minimumStay={rates.value.minimumStay}
          otherwise={
            <Trans>The hotel does not have all of your rooms for these nights. Try other days or fewer guests.</Trans>
          }
        />
      ) : (
        <RoomChoice
          key={`${hotel.code} ${searchName(search)}`}
          url={url}
          hotel={hotel}
          search={search}
          rates={rates.value}
          answered={answered}
        />
      )}
    </section>
  )
}

/** The hotel, or its rooms, cannot be shown now. */
export function StayFailure({ problem, url }: { readonly problem: Problem; readonly url: ResultsUrl }) {
  const router = useRouter()
  return (
    <SearchFailure
      problem={problem}
      url={url}
      late={<Trans>The hotel did not answer in time</Trans>}
      failed={<Trans>We cannot ask the hotel right now</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
