import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { CarrierNames } from '../../flights/list/offer-carriers.tsx'
import { StopsWords } from '../../flights/list/stops-words.tsx'
import { type FlightWords, useFlightWords } from '../../flights/list/use-flight-words.ts'
import { type Slice, firstSegment, lastSegment, stopCount } from '../../flights/offer/flight-offer.ts'
import type { ChosenFlight } from '../offer/chosen-flight.ts'
import { flightsUrl } from '../search/package-addresses.ts'

interface ChosenFlightCardProps {
  readonly flight: ChosenFlight
  readonly url: ResultsUrl
}

/** The flight that is already chosen, a line each way, above what is still to be chosen. */
export function ChosenFlightCard({ flight, url }: ChosenFlightCardProps) {
  const words = useFlightWords(flight.names)
  return (
    <section
      aria-labelledby="chosen-flight"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-2xl border border-primary bg-primary-soft px-4 py-2 sm:px-5"
    >
      <div className="text-sm">
        <h2 id="chosen-flight" className="font-semibold">
          <Trans>Your flight</Trans> ·&nbsp;{flight.fare}
        </h2>
        <ul className="flex flex-wrap gap-x-8">
          {flight.slices.map((slice) => (
            <li key={slice.key} className="figures">
              <FlightLine slice={slice} words={words} />
            </li>
          ))}
        </ul>
      </div>
      <Link to="/paquetes/result" search={flightsUrl(url)} className={buttonClass('quiet', 'small', 'max-sm:-ms-3')}>
        <Trans>Change flight</Trans>
      </Link>
    </section>
  )
}

function FlightLine({ slice, words }: { readonly slice: Slice; readonly words: FlightWords }) {
  const [first, last] = [firstSegment(slice), lastSegment(slice)]
  return (
    <>
      {words.day(first.departure)}, {words.time(first.departure)} {first.from} – {words.time(last.arrival)} {last.to}
      <span className="text-muted">
        {' '}
        ·&nbsp;
        <CarrierNames slice={slice} words={words} /> ·&nbsp;
        <StopsWords count={stopCount(slice)} />
      </span>
    </>
  )
}
