import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { Link, useRouter } from '@tanstack/react-router'
import { readResultsUrl } from '#/features/results/answer/results-url.ts'
import { Price } from '#/ui/money/price.tsx'
import type { HotelNames } from '../offer/hotel.ts'
import { boardNames } from '../offer/hotel-words.ts'
import { CancelWords } from './cancel-words.tsx'
import { distanceWords } from './distance-words.ts'
import { HotelPicture } from './hotel-picture.tsx'
import type { HotelRow } from './hotels-view.ts'
import { scoreWords } from './score-words.ts'
import { useStaysSoldWith } from './stays-sold-with.ts'
import { Stars } from './stars.tsx'
import { cardParameters } from '../stay/stay-parameters.ts'

interface HotelCardProps {
  readonly row: HotelRow
  readonly names: HotelNames
}

const isSame = (before: HotelCardProps, after: HotelCardProps): boolean =>
  before.row.hotel.code === after.row.hotel.code &&
  before.row.total === after.row.total &&
  before.row.isLead === after.row.isLead &&
  before.row.refundable?.total === after.row.refundable?.total &&
  before.row.refundable?.freeUntil === after.row.refundable?.freeUntil &&
  before.names.nights === after.names.nights

/** One hotel of the list: what it is, where, what the stay costs in all, and until when it can be taken back for nothing. */
export const HotelCard = memo(function HotelCard({ row, names }: HotelCardProps) {
  const { hotel } = row
  const soldWith = useStaysSoldWith()
  const urlOf = soldWith?.cardUrl ?? cardParameters
  const Cancelling = soldWith?.CancelWords ?? CancelWords
  return (
    <article className="@container/card relative overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge">
      <div className="grid grid-cols-[min(5rem,40vw_-_6rem)_1fr] card-wide:min-h-23.5 card-wide:grid-cols-[7rem_1fr]">
        <HotelPicture hotel={hotel} className="h-full min-h-full w-full" />
        <div className="grid min-w-0 content-center gap-x-4 px-2.5 py-1.5 leading-4.5 card-wide:grid-cols-[1fr_auto] card-wide:px-4 card-wide:py-1">
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-baseline gap-x-2 text-base leading-6 font-bold">
              <Link
                to={soldWith?.cardPage ?? '/hoteles/summary'}
                search={(url) => urlOf(readResultsUrl(url), hotel.code)}
                // the rates of a hotel are asked for only by whoever opens it
                preload={false}
                className="stretched-link"
              >
                {hotel.name}
              </Link>
              <Stars count={hotel.stars} />
            </h3>
            <HotelPlace row={row} names={names} />
          </div>
          <HotelPrice row={row} names={names} />
          <HotelFacts row={row} names={names} />
          <Cancelling row={row} names={names} />
        </div>
      </div>
    </article>
  )
}, isSame)

function HotelPlace({ row: { hotel }, names }: HotelCardProps) {
  const { i18n } = useLingui()
  const { locale } = useRouter().options.context
  const district = names.districts[hotel.district]?.[locale]
  const distance = distanceWords(i18n, hotel, names.centre)
  return (
    <p className="truncate text-xs leading-4.5 text-muted">
      {district && `${district} ·\u00a0`}
      <Trans>{distance} from the center</Trans>
    </p>
  )
}

/** What guests say of it, and what the price is of. */
function HotelFacts({ row: { hotel, total, isLead, refundable }, names: { currency } }: HotelCardProps) {
  const { i18n } = useLingui()
  const { score, reviews, board, left, refundability, dueAtProperty } = hotel
  const words = score === undefined ? undefined : scoreWords(score)
  return (
    <p className="text-xs leading-4.5 text-muted card-wide:col-span-2">
      {score !== undefined && (
        <>
          <span className="font-semibold text-primary-strong">
            <span className="figures">{i18n.number(score, { minimumFractionDigits: 1 })}</span>
            {words && ` ${i18n._(words)}`}
          </span>
          <span className="card-narrow:sr-only">
            {' ·\u00a0'}
            <Plural value={reviews} one="# review" other="# reviews" />
          </span>
        </>
      )}
      {score !== undefined && isLead && ' ·\u00a0'}
      {isLead && i18n._(boardNames[board])}
      {isLead && refundable?.total !== total && (
        <>
          {' ·\u00a0'}
          {refundability === 'partially' ? <Trans>Partly refundable</Trans> : <Trans>Non-refundable</Trans>}
        </>
      )}
      {isLead && left !== undefined && (
        <>
          {' ·\u00a0'}
          <Plural value={left} one="# room left" other="# rooms left" />
        </>
      )}
      {isLead && dueAtProperty > 0 && (
        <>
          {' ·\u00a0'}
          {dueAtProperty >= total ? (
            <Trans>All of it paid at the hotel</Trans>
          ) : (
            <Trans>
              of which <Price money={{ amount: dueAtProperty, currency }} estimateClass="hidden" /> paid at the hotel
            </Trans>
          )}
        </>
      )}
    </p>
  )
}

/** The whole stay first and largest; a night of it after, and what of it the hotel takes itself. */
function HotelPrice({ row, names }: HotelCardProps) {
  const { currency, nights } = names
  const soldWith = useStaysSoldWith()
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 leading-5 card-wide:block card-wide:text-end">
      <Price
        money={{ amount: row.total, currency }}
        className="font-bold card-wide:text-[1.125rem] card-wide:leading-6"
        estimateClass="card-wide:block text-xs"
      />
      <span className="text-xs leading-4.5 text-muted card-wide:block">
        {soldWith ? (
          <soldWith.PriceScope row={row} names={names} />
        ) : (
          <NightPrice nightly={row.nightly} currency={currency} nights={nights} />
        )}
      </span>
    </p>
  )
}

function NightPrice({
  nightly,
  currency,
  nights,
}: Record<'nightly' | 'nights', number> & { readonly currency: string }) {
  return (
    <>
      <span className="card-narrow:sr-only">
        <Plural value={nights} one={'#\u00A0night'} other={'#\u00A0nights'} />
      </span>
      {nights > 1 && (
        <>
          <span className="card-narrow:sr-only"> ·&nbsp;</span>
          <Price money={{ amount: nightly, currency }} estimateClass="hidden" /> <Trans>a night</Trans>
        </>
      )}
    </>
  )
}
