import { Trans } from '@lingui/react/macro'
import { memo } from 'react'
import { ListLink } from '#/features/results/list-scope.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import type { FlightNames } from '../offer/flight-offer.ts'
import type { ResultsQuery } from '../results/query/results-query.ts'
import type { FlightRow } from '../results/query/results-view.ts'
import { CarrierFins, CarrierNames } from './offer-carriers.tsx'
import { OfferDetails } from './offer-details.tsx'
import { OfferNotes } from './offer-notes.tsx'
import { OfferPrice } from './offer-price.tsx'
import { OfferSpoken, OfferTimes } from './offer-times.tsx'
import { OfferWay } from './offer-way.tsx'
import { useFlightWords } from './use-flight-words.ts'

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

/**
 * One flight of the list: a row of a timetable and its price. On a phone the whole of it chooses; on a wide screen a button does, and
 * the rest of the row opens what stands behind it.
 */
export const OfferCard = memo(function OfferCard({ row, names, direction }: OfferCardProps) {
  const words = useFlightWords(names)
  const { slice } = row
  return (
    <article className="relative hover:bg-sunken/50">
      <div className="relative flex flex-wrap gap-x-2 px-3 py-2 max-[359px]:px-2 max-[359px]:py-1.5 md:static md:min-h-22 md:grid md:grid-cols-[2.75rem_minmax(11.5rem,1fr)_minmax(8rem,1.2fr)_minmax(5rem,.6fr)_8.75rem_4.75rem] md:items-center md:gap-x-2 md:py-1.5 xl:grid-cols-[2.75rem_minmax(12rem,1fr)_minmax(11.5rem,1.1fr)_minmax(6rem,.6fr)_9.5rem_5.5rem] xl:gap-x-4 xl:px-4">
        <CarrierFins
          slice={slice}
          className="-space-x-1 [&>svg]:size-8 [&>svg:not(:only-child)]:size-6 max-md:hidden"
        />
        <div className="contents md:block md:min-w-0">
          <OfferTimes slice={slice} words={words} />
          <div className="flex min-w-0 items-center gap-1.5 max-md:order-3 max-md:w-full">
            <CarrierFins slice={slice} className="-space-x-1 [&>svg]:size-5 md:hidden" />
            <p className="line-clamp-2 text-xs leading-4 text-muted md:line-clamp-3 md:leading-4.5">
              <CarrierNames slice={slice} words={words} />
            </p>
          </div>
        </div>
        <div className="min-w-0 max-md:order-2 max-md:w-full">
          <OfferWay slice={slice} words={words} />
        </div>
        <div className="min-w-0 max-md:order-4 max-md:min-h-4.5 max-md:w-full">
          <OfferNotes row={row} names={names} words={words} />
        </div>
        <div className="max-md:order-1 max-md:ms-auto">
          <OfferPrice row={row} currency={names.currency} />
        </div>
        <ChooseLink row={row} names={names} direction={direction} />
      </div>
      <OfferDetails row={row} names={names} words={words} />
    </article>
  )
}, isSame)

function ChooseLink({ row: { slice }, names, direction }: OfferCardProps) {
  const words = useFlightWords(names)
  return (
    <ListLink<ResultsQuery>
      change={direction === 'outbound' ? { outbound: slice.key } : { inbound: slice.key }}
      movesOn="step"
      className={buttonClass(
        'primary',
        'small',
        'max-md:absolute max-md:inset-0 max-md:rounded-none max-md:bg-transparent max-md:hover:bg-transparent max-md:outline-offset-[-3px] md:relative md:z-1 md:mb-6',
      )}
    >
      <span className="max-md:sr-only">
        <Trans>Choose</Trans>
      </span>
      <OfferSpoken slice={slice} words={words} />
    </ListLink>
  )
}
