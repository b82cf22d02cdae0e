import { Trans } from '@lingui/react/macro'
import { AirlineBadge } from '#/ui/airline-badge.tsx'
import { type Slice, carriersOf } from '../offer/flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

const operatorsOf = (slice: Slice): readonly string[] => [
  ...new Set(slice.segments.flatMap((segment) => segment.operating ?? [])),
]

/** The tail fins of who sells the flights, as large and as close as the class says; the names stand beside them. */
export function CarrierFins({ slice, className }: { slice: Slice; className: string }) {
  return (
    <span className={`flex shrink-0 ${className}`}>
      {carriersOf(slice)
        .slice(0, 2)
        .map((code) => (
          <AirlineBadge key={code} code={code} />
        ))}
    </span>
  )
}

/** Who sells the flights and, where that is somebody else, who flies them: that is named before anything is bought. */
export function CarrierNames({ slice, words }: { slice: Slice; words: FlightWords }) {
  const operators = words.listed(operatorsOf(slice).map(words.carrier))
  return (
    <>
      {words.listed(carriersOf(slice).map(words.carrier))}
      {operators && (
        <>
          {' · '}
          <Trans>Operated by {operators}</Trans>
        </>
      )}
    </>
  )
}
