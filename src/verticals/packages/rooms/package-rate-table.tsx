import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { formatMoney } from '#domain/money/money-format.ts'
import { Price } from '#/ui/money/price.tsx'
import { boardNames } from '../../hotels/offer/hotel-words.ts'
import type { RoomKind } from '../../hotels/stay/hotel-page.ts'
import { choiceName } from '../../hotels/stay/rate-words.ts'
import { RateRadio, RatesFrame, RoomsLeft, rateCell, rateEnd } from '../../hotels/stay/rates-frame.tsx'
import { CancelSummary } from '../../hotels/stay/rate-terms.tsx'
import type { PackageRate } from './package-rooms.ts'

interface PackageRateTableProps {
  /** of the parameter that says which one was chosen */
  readonly name: string
  readonly kind: RoomKind
  readonly rates: readonly PackageRate[]
  readonly timeZone: string
  readonly chosen: string | undefined
  readonly onChoose: (rate: PackageRate) => void
}

/** The rates of a kind of room side by side: board, cancelling, and what each adds to the one price. */
export function PackageRateTable({ kind, rates, ...row }: PackageRateTableProps) {
  const { t } = useLingui()
  const { locale } = useRouter().options.context
  const caption = kind.name[locale]
  const heads = [t`Canceling the hotel`, t`Added to the price`]
  return (
    <RatesFrame caption={caption} heads={heads}>
      {rates.map((rate) => (
        <RateRow key={rate.id} rate={rate} caption={caption} {...row} />
      ))}
    </RatesFrame>
  )
}

interface RateRowProps extends Omit<PackageRateTableProps, 'rates' | 'kind'> {
  readonly rate: PackageRate
  readonly caption: string
}

function RateRow({ rate, caption, name, timeZone, chosen, onChoose }: RateRowProps) {
  const { t, i18n } = useLingui()
  const more = formatMoney({ amount: rate.more.total, currency: 'USD' }, i18n.locale)
  const price = rate.more.total === 0 ? t`Included` : `+${more}`
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-3">
      <th scope="row" className={`${rateCell} text-start font-semibold sm:w-48`}>
        {i18n._(boardNames[rate.board])}
      </th>
      <td className={rateCell}>
        <CancelSummary cancel={rate.cancel} timeZone={timeZone} />
      </td>
      <td className={`${rateEnd} font-semibold`}>
        {rate.more.total === 0 ? (
          <Trans>Included</Trans>
        ) : (
          <>
            +<Price money={{ amount: rate.more.total, currency: 'USD' }} estimateClass="hidden" />
          </>
        )}
        <RoomsLeft left={rate.left} />
      </td>
      <td className={rateEnd}>
        <RateRadio
          name={name}
          id={rate.id}
          label={choiceName(i18n, { caption, rate, timeZone, price })}
          isChosen={rate.id === chosen}
          onChoose={() => onChoose(rate)}
        />
      </td>
    </tr>
  )
}
