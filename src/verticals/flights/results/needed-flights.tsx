import { Plural, Trans } from '@lingui/react/macro'
import { totalTravellers } from '#domain/traveller/travellers.ts'
import { useDayWords } from '#/features/search/dates/use-day-words.ts'
import type { FlightNeeds } from '../offer/flight-needs.ts'

/** Which flights are listed, so that nobody misses the others. */
export function NeededFlights({ needs }: { readonly needs: FlightNeeds }) {
  const day = useDayWords()
  const [first, last] = [needs.latestArrival, needs.earliestReturn].map((time) => day(time.slice(0, 10)))
  return (
    <>
      <Plural
        value={totalTravellers(needs.party)}
        one={`Only flights for # traveler are listed that land near it by ${first} and do not leave before ${last}.`}
        other={`Only flights for all # travelers are listed that land near it by ${first} and do not leave before ${last}.`}
      />{' '}
      <Trans>Prices of other days are of all flights, also of those that are not listed.</Trans>
      {needs.refundableOnly && (
        <>
          {' '}
          <Trans>
            What you have chosen can no longer be canceled, so only fares that give something back are listed.
          </Trans>
        </>
      )}
    </>
  )
}
