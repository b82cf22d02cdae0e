import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#/ui/button.tsx'
import { boardNames } from '../offer/hotel-words.ts'
import { ContinueAtPrice } from './choice/continue-at-price.tsx'
import type { Rate } from './hotel-page.ts'
import { RateCancelling, RateTotal } from './rate-terms.tsx'
import { choiceName } from './rate-words.ts'
import { RateRadio, RatesFrame, RoomsLeft, rateCell, rateEnd } from './rates-frame.tsx'
import { paysNames } from './stay-words.ts'
import type { AnsweredChoice } from './choice/use-chosen-rates.ts'

interface RateTableProps {
  /** of the parameter that says which one was chosen */
  readonly name: string
  /** the kind of room */
  readonly caption: string
  /** whether a press on a rate chooses the whole stay */
  readonly isOne: boolean
  readonly rates: readonly Rate[]
  readonly timeZone: string
  readonly chosen: string | undefined
  /** what was answered of that rate, where a press on it chooses the whole stay */
  readonly toBook: AnsweredChoice | undefined
  /** id of the rate that is being checked */
  readonly asking: string | undefined
  readonly onChoose: (rate: Rate) => void
}

/** The rates of a kind of room: its board, its cancelling, when it is paid and what it costs in all stand side by side. */
export function RateTable({ caption, rates, ...row }: RateTableProps) {
  const { t } = useLingui()
  const heads = [t`Canceling`, t`Payment`, t`Total for the stay`]
  return (
    <RatesFrame caption={caption} heads={heads}>
      {rates.map((rate) => (
        <RateRow key={rate.id} rate={rate} caption={caption} {...row} />
      ))}
    </RatesFrame>
  )
}

interface RateRowProps extends Omit<RateTableProps, 'rates'> {
  readonly rate: Rate
}

function RateRow({ rate, caption, name, isOne, timeZone, chosen, toBook, asking, onChoose }: RateRowProps) {
  const { i18n } = useLingui()
  const price = formatMoney({ amount: rate.total, currency: 'USD' }, i18n.locale)
  const what = choiceName(i18n, { caption, rate, timeZone, price })
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-3">
      <th scope="row" className={`${rateCell} text-start font-semibold sm:w-48`}>
        {i18n._(boardNames[rate.board])}
      </th>
      <td className={rateCell}>
        <RateCancelling rate={rate} timeZone={timeZone} />
      </td>
      <td className={`${rateCell} text-muted sm:w-44`}>{i18n._(paysNames[rate.pays])}</td>
      <td className={rateEnd}>
        <RateTotal rate={rate} />
        <RoomsLeft left={rate.left} />
      </td>
      <td className={rateEnd}>
        {toBook && rate.id === chosen ? (
          <ContinueAtPrice {...toBook} size="small" className="min-h-11 max-sm:mt-2 max-sm:w-full" />
        ) : isOne ? (
          <Button
            type="submit"
            size="small"
            className="min-h-11 max-sm:mt-2 max-sm:w-full"
            name={name}
            value={rate.id}
            busy={rate.id === asking}
            aria-label={what}
          >
            <Trans>Choose</Trans>
          </Button>
        ) : (
          <RateRadio
            name={name}
            id={rate.id}
            label={what}
            isChosen={rate.id === chosen}
            onChoose={() => onChoose(rate)}
          />
        )}
      </td>
    </tr>
  )
}
