import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { textLinkClass } from '#/ui/text-link-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { CabinBagWords, ChangeWords, CheckedBagWords, SeatWords } from '../../flights/list/fare-words.tsx'
import { SliceTimetable } from '../../flights/list/slice-timetable.tsx'
import { useFlightWords } from '../../flights/list/use-flight-words.ts'
import { firstSegment } from '../../flights/offer/flight-offer.ts'
import { flightsUrl } from '../search/package-addresses.ts'
import type { PricedPackage } from './loaded-offer.ts'

interface PackageFlightsProps {
  readonly priced: PricedPackage
  readonly url: ResultsUrl
}

/** The flights of a package as a timetable, and what their fare includes. */
export function PackageFlights({ priced: { flight, rules, item }, url }: PackageFlightsProps) {
  const words = useFlightWords(flight.names)
  const { currency } = item.total
  const fare = { id: flight.offerId, total: 0, bag: undefined, rules }
  return (
    <TitledCard title={<Trans>Your flights</Trans>}>
      {flight.slices.map((slice) => (
        <section key={slice.key} className="flex flex-col gap-2">
          <h3 className="font-semibold">{words.day(firstSegment(slice).departure)}</h3>
          <SliceTimetable slice={slice} words={words} />
        </section>
      ))}
      <p className="text-sm text-muted">
        <Trans>All times are local to their airports.</Trans>
      </p>
      <ul className="flex flex-col gap-1 border-t border-line pt-3 text-sm">
        <li className="font-semibold">
          <Trans>What the fare allows: {flight.fare}</Trans>
        </li>
        <li>
          <CabinBagWords bags={rules.cabinBags} />
        </li>
        {(rules.checkedBags === null || rules.checkedBags.quantity > 0) && (
          <li>
            <CheckedBagWords fare={fare} currency={currency} />
          </li>
        )}
        <li>
          <ChangeWords rule={rules.change} currency={currency} />
        </li>
        <li>
          <SeatWords seat={rules.seat} />
        </li>
      </ul>
      <Link to="/paquetes/result" search={flightsUrl(url)} preload={false} className={textLinkClass}>
        <Trans>Choose another flight</Trans>
      </Link>
    </TitledCard>
  )
}
