import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { useRouter } from '@tanstack/react-router'
import { Price } from '#/ui/money/price.tsx'
import type { HotelNames } from '../offer/hotel.ts'
import { boardNames } from '../offer/hotel-words.ts'
import { CancelWords } from './cancel-words.tsx'
import { distanceWords } from './distance-words.ts'
import { HotelPicture } from './hotel-picture.tsx'
import type { HotelRow } from './hotels-view.ts'
import { scoreWords } from './score-words.ts'
import { Stars } from './stars.tsx'

interface HotelCardProps {
  readonly row: HotelRow
  readonly names: HotelNames
}

const isSame = (before: HotelCardProps, after: HotelCardProps): boolean =>
  before.row.hotel.code === after.row.hotel.code &&
  before.row.total === after.row.total &&
  before.row.isRefundablePrice === after.row.isRefundablePrice &&
  before.names.nights === after.names.nights

/** One hotel of the list: what it is, where, what the stay costs in all, and until when it can be taken back for nothing. */
export const HotelCard = memo(function HotelCard({ row, names }: HotelCardProps) {
  const { hotel } = row
  return (
    <article className="grid grid-cols-[6.5rem_1fr] overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge sm:grid-cols-[9.5rem_1fr]">
      <HotelPicture hotel={hotel} className="h-full min-h-full w-full" />
      <div className="grid min-w-0 gap-x-4 px-3 py-2.5 sm:grid-cols-[1fr_auto] sm:px-4">
        <div className="min-w-0">
          <h3 className="flex flex-wrap items-baseline gap-x-2 text-base font-bold">
            {hotel.name}
            <Stars count={hotel.stars} />
          </h3>
          <HotelPlace row={row} names={names} />
          <HotelFacts row={row} />
        </div>
        <HotelPrice row={row} names={names} />
        <CancelWords row={row} names={names} />
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
    <p className="truncate text-sm text-muted">
      {district && `${district} · `}
      <Trans>{distance} from the center</Trans>
    </p>
  )
}

/** What guests say of it, and what the price is of. */
function HotelFacts({ row: { hotel, total } }: Pick<HotelCardProps, 'row'>) {
  const { i18n } = useLingui()
  const { score, reviews, board, left, refundability, refundableTotal } = hotel
  const words = score === undefined ? undefined : scoreWords(score)
  const isLead = total === hotel.total
  return (
    <p className="text-sm text-muted">
      {score !== undefined && (
        <>
          <span className="font-semibold text-primary-strong">
            <span className="figures">{i18n.number(score, { minimumFractionDigits: 1 })}</span>
            {words && ` ${i18n._(words)}`}
          </span>
          {' · '}
          <Plural value={reviews} one="# review" other="# reviews" />
        </>
      )}
      {score !== undefined && isLead && ' · '}
      {isLead && i18n._(boardNames[board])}
      {isLead && refundableTotal !== total && (
        <>
          {' · '}
          {refundability === 'partially' ? <Trans>Partly refundable</Trans> : <Trans>Non-refundable</Trans>}
        </>
      )}
      {isLead && left !== undefined && (
        <>
          {' · '}
          <Plural value={left} one="# room left" other="# rooms left" />
        </>
      )}
    </p>
  )
}

/** The whole stay first and largest; a night of it after, and what of it the hotel takes itself. */
function HotelPrice({ row, names }: HotelCardProps) {
  const { currency, nights } = names
  const { dueAtProperty, total } = row.hotel
  const isLead = row.total === total
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 max-sm:mt-1 sm:block sm:text-end">
      <Price money={{ amount: row.total, currency }} className="text-lg font-bold" estimateClass="sm:block" />
      <span className="block text-xs text-muted">
        <span className="max-sm:sr-only">
          <Plural value={nights} one="# night" other="# nights" />{' '}
        </span>
        {nights > 1 && (
          <span className="sm:block">
            <Price money={{ amount: row.nightly, currency }} estimateClass="hidden" /> <Trans>a night</Trans>
          </span>
        )}
      </span>
      {isLead && dueAtProperty > 0 && (
        <span className="block text-xs text-muted">
          {dueAtProperty >= total ? (
            <Trans>All of it paid at the hotel</Trans>
          ) : (
            <Trans>
              of which <Price money={{ amount: dueAtProperty, currency }} estimateClass="hidden" /> paid at the hotel
            </Trans>
          )}
        </span>
      )}
    </p>
  )
}
