import { Plural, Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import { nightsBetween } from '#domain/time/dates.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { Icon } from '#/ui/icon.tsx'
import { Stars } from '../../hotels/list/stars.tsx'
import { Gallery } from '../../hotels/stay/gallery.tsx'
import { HotelSections, HotelTimes } from '../../hotels/stay/hotel-facts.tsx'
import { HotelMap } from '../../hotels/stay/hotel-map.tsx'
import { NoRooms } from '../../hotels/stay/no-rooms.tsx'
import { termsAsShown } from '../../hotels/stay/choice/chosen-terms.ts'
import { chosenRates } from '../../hotels/stay/stay-parameters.ts'
import type { AnsweredChoice } from '../../hotels/stay/choice/use-chosen-rates.ts'
import type { ChosenFlight } from '../offer/chosen-flight.ts'
import { CheckedPackageNotice } from '../rooms/checked-package-notice.tsx'
import { PackageRoomChoice } from '../rooms/package-room-choice.tsx'
import type { PackageRooms } from '../rooms/package-rooms.ts'
import { bookingUrl, staysUrl } from '../search/package-addresses.ts'
import type { PackageSearch } from '../search/package-search.ts'
import { ChosenFlightCard } from './chosen-flight-card.tsx'
import { PackageGone } from './package-gone.tsx'

interface RoomsStepProps {
  readonly rooms: PackageRooms
  readonly flight: ChosenFlight
  readonly search: PackageSearch
  readonly url: ResultsUrl
}

/** The rooms of the chosen hotel, and all that is said of it. */
export function RoomsStep({ rooms, flight, search, url }: RoomsStepProps) {
  const { hotel, checked } = rooms
  const answered = answeredIn(checked, search, url)
  return (
    <>
      <ChosenFlightCard flight={flight} url={url} />
      <HotelHeading rooms={rooms} url={url} />
      {checked && checked.outcome !== 'same' && (
        <CheckedPackageNotice
          key={JSON.stringify(checked)}
          checked={checked}
          timeZone={hotel.timeZone}
          answered={answered}
          url={url}
        />
      )}
      <Gallery hotel={hotel} />
      <RoomsOrNone rooms={rooms} search={search} url={url} answered={answered} />
      <div className="grid gap-4 lg:grid-cols-[1fr_24rem]">
        <HotelSections hotel={hotel} />
        <div className="flex flex-col gap-4">
          <HotelMap hotel={hotel} />
          <HotelTimes hotel={hotel} />
        </div>
      </div>
    </>
  )
}

function HotelHeading({ rooms: { hotel, checkIn, checkOut }, url }: Pick<RoomsStepProps, 'rooms' | 'url'>) {
  const { locale } = useRouter().options.context
  const city = hotel.city[locale]
  const day = useDayWords()
  return (
    <div>
      <Link
        to="/paquetes/result"
        search={staysUrl(url)}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-1 text-sm font-semibold text-primary-strong"
      >
        <Icon name="i-lucide-arrow-left" className="size-4" />
        <Trans>Hotels in {city}</Trans>
      </Link>
      <h2 className="flex flex-wrap items-baseline gap-x-2 text-xl">
        {hotel.name}
        <Stars count={hotel.stars} />
      </h2>
      <p className="text-sm text-muted">
        {hotel.street}, {hotel.district[locale]}, {city}, {hotel.country[locale]}
      </p>
      <p className="mt-1 font-semibold">
        {day(checkIn)} – {day(checkOut)}
        {' ·\u00a0'}
        <Plural value={nightsBetween(checkIn, checkOut)} one={'#\u00A0night'} other={'#\u00A0nights'} />
      </p>
    </div>
  )
}

/** What a choice has come to that is another than it was shown: whoever goes on goes on with that. */
const answeredIn = (
  checked: PackageRooms['checked'],
  search: PackageSearch,
  url: ResultsUrl,
): AnsweredChoice | undefined => {
  const rates = chosenRates(url, search.rooms.length)
  if (checked?.outcome !== 'changed' || !rates) return undefined
  const { offer, previousTerms } = checked
  return {
    terms: termsAsShown(offer.rooms, previousTerms),
    total: offer.total,
    booking: { to: '/paquetes/booking/summary', search: bookingUrl(url, { ...offer, rates }) },
  }
}

interface RoomsOrNoneProps extends Omit<RoomsStepProps, 'flight'> {
  readonly answered: AnsweredChoice | undefined
}

function RoomsOrNone({ rooms: { hotel, rates }, search, url, answered }: RoomsOrNoneProps) {
  const router = useRouter()
  if (!rates.ok)
    return rates.problem._tag === 'OfferGone' ? (
      <PackageGone of="flight" url={url} />
    ) : (
      <SearchFailure
        problem={rates.problem}
        url={url}
        late={<Trans>The hotel did not answer in time</Trans>}
        failed={<Trans>We cannot ask the hotel right now</Trans>}
        onRetry={() => void router.invalidate()}
      />
    )
  const { price, minimumStay } = rates.value
  if (!price)
    return (
      <NoRooms
        minimumStay={minimumStay}
        otherwise={<Trans>This hotel is not available with this flight. Choose another hotel.</Trans>}
      />
    )
  return (
    <section aria-labelledby="rooms">
      <h3 id="rooms" className="mb-3 text-lg">
        <Trans>Rooms</Trans>
      </h3>
      <PackageRoomChoice
        key={hotel.code}
        hotel={hotel}
        price={price}
        kinds={rates.value.kinds}
        search={search}
        url={url}
        answered={answered}
      />
    </section>
  )
}
