import { Trans } from '@lingui/react/macro'
import { AirlineBadge } from '#/ui/airline-badge.tsx'
import { type Slice, carriersOf } from '../offer/flight-offer.ts'
import type { FlightWords } from './use-flight-words.ts'

const operatorsOf = (slice: Slice): readonly string[] => [
  ...new Set(slice.segments.flatMap((segment) => segment.operating ?? [])),
]

/** Who sells the flights and, where that is somebody else, who flies them (decision of law: named before purchase). */
export function OfferCarriers({ slice, words }: { slice: Slice; words: FlightWords }) {
  const carriers = carriersOf(slice)
  const operators = words.listed(operatorsOf(slice).map(words.carrier))
  return (
    <div className="flex items-center gap-3">
      <div className="flex -space-x-4">
        {carriers.slice(0, 2).map((code) => (
          <AirlineBadge key={code} code={code} />
        ))}
      </div>
      <div className="min-w-0">
        <p className="text-sm font-semibold">{words.listed(carriers.map(words.carrier))}</p>
        {operators && (
          <p className="text-xs text-muted">
            <Trans>Operated by {operators}</Trans>
          </p>
        )}
      </div>
    </div>
  )
}
