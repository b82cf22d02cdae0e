import { AirlineBadge } from '#/ui/airline-badge.tsx'
import { type Slice, carriersOf, operatorsOf } from '../offer/flight-offer.ts'
import { AirlinesNamed } from './airlines-named.tsx'
import type { FlightWords } from './use-flight-words.ts'

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

export function CarrierNames({ slice, words }: { slice: Slice; words: FlightWords }) {
  return <AirlinesNamed sell={carriersOf(slice).map(words.carrier)} fly={operatorsOf(slice).map(words.carrier)} />
}
