import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { totalTravellers } from '#domain/travellers.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'
import { BagWords } from './bag-words.tsx'
import type { FlightNames } from '../offer/flight-offer.ts'
import { OfferCarriers } from './offer-carriers.tsx'
import { OfferDetails } from './offer-details.tsx'
import { OfferEmissions } from './offer-emissions.tsx'
import { OfferTimes } from './offer-times.tsx'
import { OfferWarnings } from './offer-warning-words.tsx'
import { ListLink, useListScope } from '#/features/results/list-scope.tsx'
import { useResultsScope } from '../results/results-scope.tsx'
import type { ResultsQuery } from '../results/query/results-query.ts'
import type { FlightRow } from '../results/query/results-view.ts'
import { type FlightWords, useFlightWords } from './use-flight-words.ts'

/** Seats are told only where few are left: it is a fact, not a push. */
const fewSeats = 4

interface OfferCardProps {
  readonly row: FlightRow
  readonly names: FlightNames
  /** which choice the card is for */
  readonly direction: 'outbound' | 'inbound'
}

const isSame = (before: OfferCardProps, after: OfferCardProps): boolean =>
  before.row.slice === after.row.slice &&
  before.row.offerId === after.row.offerId &&
  before.row.total === after.row.total &&
  before.row.more === after.row.more &&
  before.row.isLowest === after.row.isLowest &&
  before.row.holdOnly === after.row.holdOnly &&
  before.row.raisedBy.join() === after.row.raisedBy.join() &&
  before.names === after.names &&
  before.direction === after.direction

/** One flight of the list: a row of a timetable, its price, and what is worth knowing before choosing it. */
export const OfferCard = memo(function OfferCard({ row, names, direction }: OfferCardProps) {
  const words = useFlightWords(names)
  const { slice } = row
  return (
    <article className="rounded-2xl border border-line bg-surface px-4 pt-4 pb-2 hover:border-edge sm:px-5">
      <div className="grid gap-4 md:grid-cols-[9.5rem_1fr_9.5rem] md:items-center xl:grid-cols-[9.5rem_1fr_11rem] xl:gap-5">
        <OfferCarriers slice={slice} words={words} />
        <OfferTimes slice={slice} words={words} />
        <OfferChoice row={row} names={names} direction={direction} words={words} />
      </div>
      <div className="mt-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2">
        {row.holdOnly && (
          <span className="rounded-full bg-primary-soft px-2.5 text-sm font-semibold text-primary-strong">
            <Trans>Seat hold: pay later</Trans>
          </span>
        )}
        <OfferWarnings slice={slice} words={words} />
        <OfferEmissions co2={slice.co2} typical={names.typicalCo2} />
        {row.seats <= fewSeats && (
          <span className="text-sm text-muted">
            <Plural value={row.seats} one="# seat left at this price" other="# seats left at this price" />
          </span>
        )}
        <OfferDetails slice={slice} words={words} />
      </div>
    </article>
  )
}, isSame)

function OfferChoice({ row, names, direction, words }: OfferCardProps & { words: FlightWords }) {
  const total = { amount: row.total, currency: names.currency }
  const carrier = words.carrier(row.slice.segments[0]?.carrier ?? '')
  const departs = words.time(row.slice.segments[0]?.departure ?? 0)
  return (
    <div className="flex items-end justify-between gap-4 md:flex-col md:items-end">
      <p className="min-w-0 md:text-end">
        {row.isLowest && (
          <span className="text-sm text-muted">
            <Trans comment="before a price: the lowest of several">from</Trans>{' '}
          </span>
        )}
        <Price money={total} className="text-lg font-bold" estimateClass="block" />
        {row.more !== undefined && <ReturnPrice more={row.more} currency={names.currency} />}
        <PriceScope row={row} currency={names.currency} />
      </p>
      <ListLink<ResultsQuery>
        change={direction === 'outbound' ? { outbound: row.slice.key } : { inbound: row.slice.key }}
        movesOn="step"
        className={buttonClass('primary', 'small')}
      >
        <Trans>Choose</Trans>
        <span className="sr-only">
          {' '}
          {carrier}, {departs}
        </span>
        <Icon name="i-lucide-chevron-right" className="size-4" />
      </ListLink>
    </div>
  )
}

/** What the price is of: whom, which way, and how the bag stands in it. */
function PriceScope({ row, currency }: { row: FlightRow; currency: string }) {
  const { search } = useResultsScope()
  const { query } = useListScope<ResultsQuery>()
  const travellers = totalTravellers(search)
  return (
    <span className="block text-xs text-muted">
      {search.return === undefined ? <Trans>One way</Trans> : <Trans>Round trip</Trans>}
      {', '}
      <Plural value={travellers} one="# traveller" other="# travellers" />
      {row.raisedBy.map((condition) => (
        <span key={condition} className="block">
          <ConditionWords condition={condition} />
        </span>
      ))}
      {query.bags && (
        <span className="block">
          <BagWords bag={row.bag} />
        </span>
      )}
      {travellers > 1 && row.perAdult !== undefined && (
        <span className="block">
          <Price money={{ amount: row.perAdult, currency }} estimateClass="hidden" /> <Trans>per adult</Trans>
        </span>
      )}
    </span>
  )
}

/** What a return changes about the price that its departure was chosen at. */
function ReturnPrice({ more, currency }: { more: number; currency: string }) {
  if (more === 0)
    return (
      <span className="block text-sm font-semibold">
        <Trans>same price</Trans>
      </span>
    )
  return (
    <span className="block text-sm font-semibold">
      +<Price money={{ amount: more, currency }} estimateClass="hidden" />
    </span>
  )
}

/** Why the price is that of a dearer fare. */
function ConditionWords({ condition }: { condition: FlightRow['raisedBy'][number] }) {
  return condition === 'refundable' ? <Trans>refundable fare</Trans> : <Trans>fare with free changes</Trans>
}
