import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { classNames } from '#/ui/class-names.ts'
import { Price } from '#/ui/money/price.tsx'
import { CallOffWords, DepositWords } from '../list/tour-price.tsx'
import type { Departure } from '../offer/tour.ts'
import { dayIn, statusTone, statusWords } from '../offer/tour-words.ts'
import { ChooseDeparture } from './choose-departure.tsx'
import { requestedSharing } from './tour-parameters.ts'

interface DepartureTableProps {
  readonly caption: string
  readonly departures: readonly Departure[]
  readonly url: ResultsUrl
  readonly people: number
  /** the choice that is being reserved */
  readonly asking: string | undefined
}

const cell = 'px-3 py-2.5 align-top max-sm:block max-sm:py-0.5'

/** Departures at the price of the chosen rooms; on a phone each is a card. */
export function DepartureTable({ caption, departures, ...row }: DepartureTableProps) {
  const { t } = useLingui()
  return (
    <table className="w-full rounded-2xl border border-line bg-surface text-sm max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="text-xs text-muted">
          {[t`Days`, t`Places`, t`Price`, t`Payment`, t`Choice`].map((head, at) => (
            // what stands at the end of its column is named there
            <th key={head} scope="col" className={classNames(cell, at === 2 || at === 4 ? 'text-end' : 'text-start')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {departures.map((departure) => (
          <DepartureRow key={departure.id} departure={departure} {...row} />
        ))}
      </tbody>
    </table>
  )
}

interface DepartureRowProps extends Pick<DepartureTableProps, 'url' | 'people' | 'asking'> {
  readonly departure: Departure
}

function DepartureRow({ departure, url, people, asking }: DepartureRowProps) {
  const { i18n } = useLingui()
  const price = requestedSharing(url, departure)
  const { from, to, available, callOff, status, singleSupplement } = departure
  const [first, last] = [dayIn(i18n, from), dayIn(i18n, to)]
  return (
    <tr className="border-t border-line max-sm:block max-sm:py-2">
      <th scope="row" className={classNames(cell, 'text-start font-semibold')}>
        <span className="whitespace-nowrap">{first}</span> – <span className="whitespace-nowrap">{last}</span>
      </th>
      <td className={cell}>
        <span className={classNames('font-semibold', statusTone[status])}>{statusWords(i18n, departure)}</span>
        {callOff && (
          <span className="block text-xs text-muted">
            <CallOffWords callOff={callOff} />
          </span>
        )}
        {status === 'on_request' && (
          <span className="block text-xs text-muted">
            <Trans>The operator answers within three days; nothing is charged before.</Trans>
          </span>
        )}
      </td>
      <td className={classNames(cell, 'sm:text-end')}>
        {price && (
          <Price
            money={{ amount: price.total, currency: 'USD' }}
            className="text-base font-bold"
            estimateClass="sm:block"
          />
        )}
        {price && people > 1 && (
          <span className="block text-xs sm:whitespace-nowrap text-muted">
            {formatMoney({ amount: Math.round(price.total / people), currency: 'USD' }, i18n.locale, 'short')}{' '}
            <Trans>per person</Trans>
          </span>
        )}
        {price?.rooms.includes('single') && (
          <span className="block text-xs text-muted">
            <Trans>
              Single supplement <Price money={{ amount: singleSupplement, currency: 'USD' }} estimateClass="hidden" />{' '}
              included
            </Trans>
          </span>
        )}
      </td>
      <td className={classNames(cell, 'text-xs text-muted')}>{price && <DepositWords price={price} />}</td>
      <td className={classNames(cell, 'sm:text-end')}>
        {available
          ? price && <ChooseDeparture departure={departure} price={price} asking={asking} />
          : status !== 'sold_out' && (
              <span className="text-xs text-muted">
                <Trans>Not enough places for all of you</Trans>
              </span>
            )}
      </td>
    </tr>
  )
}
