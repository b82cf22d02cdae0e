import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#/ui/money/price.tsx'
import type { HotelRow } from '../../hotels/list/hotels-view.ts'
import type { HotelNames } from '../../hotels/offer/hotel.ts'

interface RowProps {
  readonly row: HotelRow
  readonly names: HotelNames
}

/** What the prices of the list are of: a flight that lands on another day leaves fewer nights than the days searched for. */
export function StayPrices({ nights }: Pick<HotelNames, 'nights'>) {
  return (
    <Plural
      value={nights}
      one="Flight and # night at the hotel for everybody, taxes and fees included"
      other="Flight and # nights at the hotel for everybody, taxes and fees included"
    />
  )
}

/** What the one price is of, and what of it a person pays. */
export function StayPriceScope({ row, names: { currency } }: RowProps) {
  return (
    <>
      <span className="card-narrow:sr-only">
        <Trans>flight + hotel</Trans>{' '}
      </span>
      <span className="card-wide:block">
        <Price money={{ amount: row.nightly, currency }} estimateClass="hidden" /> <Trans>per person</Trans>
      </span>
    </>
  )
}

/**
 * Until when the hotel takes its part back for nothing, by its own clock, and what the pair costs with the choice that has it, where that
 * is not the price shown. Of the flight its fare says so.
 */
export function StayCancelWords({ row, names }: RowProps) {
  const { i18n } = useLingui()
  const { refundable } = row
  if (refundable?.freeUntil === undefined) return null
  const day = i18n.date(new Date(refundable.freeUntil), { timeZone: names.timeZone, month: 'short', day: 'numeric' })
  return (
    <p className="text-xs leading-4.5 text-good card-wide:col-span-2">
      <Trans>The hotel can be canceled for free until {day}</Trans>
      {refundable.total !== row.total &&
        ` ·\u00a0${formatMoney({ amount: refundable.total, currency: names.currency }, i18n.locale)}`}
    </p>
  )
}
