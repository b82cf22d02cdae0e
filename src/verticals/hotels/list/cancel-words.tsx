import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { HotelNames } from '../offer/hotel.ts'
import type { HotelRow } from './hotels-view.ts'

interface CancelWordsProps {
  readonly row: HotelRow
  readonly names: HotelNames
}

/**
 * Until when cancelling is free, by the hotel's own clock, which is where the deadline counts; and what the choice costs that
 * has it, where that is not the price shown. Nothing where the hotel sells no such choice.
 */
export function CancelWords({ row, names }: CancelWordsProps) {
  const { i18n } = useLingui()
  const { refundable } = row
  if (refundable?.freeUntil === undefined) return null
  const until = new Date(refundable.freeUntil)
  const day = i18n.date(until, { timeZone: names.timeZone, month: 'short', day: 'numeric' })
  const time = i18n.date(until, { timeZone: names.timeZone, hour: 'numeric', minute: '2-digit' })
  const price = formatMoney({ amount: refundable.total, currency: names.currency }, i18n.locale)
  return (
    <p className="text-xs leading-4.5 text-good card-wide:col-span-2">
      <Trans>
        Free cancellation until {day}
        <span className="card-narrow:sr-only">, {time} hotel time</span>
      </Trans>
      {refundable.total !== row.total && ` ·\u00a0${price}`}
    </p>
  )
}
