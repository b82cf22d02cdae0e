import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money/money-format.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Price } from '#/ui/money/price.tsx'
import type { PairPrice } from './package-rooms.ts'

/** What both suppliers have answered of the choice that is marked, at a price or on terms that were not shown. */
export interface AnsweredChoice {
  readonly total: number
  /** where it is booked as it was answered */
  readonly booking: ResultsUrl
}

interface PackageChoiceBarProps {
  readonly price: PairPrice
  readonly people: number
  readonly answered: AnsweredChoice | undefined
  readonly asking: boolean
}

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** The one price of what is marked, and the way on: to ask both suppliers, or, once they have answered, to book at their price. */
export function PackageChoiceBar({ price, people, answered, asking }: PackageChoiceBarProps) {
  const { i18n } = useLingui()
  const { dueAtProperty, apart } = price
  const total = answered?.total ?? price.total
  return (
    <div className="choice-bar sticky bottom-0 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-t-2xl border border-line bg-surface p-4">
      <output>
        <span className="block text-sm text-muted">
          <Trans>Flight + hotel, for everybody</Trans>
        </span>
        <Price money={usd(total)} className="text-lg font-bold" />
        <span className="block text-xs text-muted">
          <Price money={usd(Math.ceil(total / people))} estimateClass="hidden" /> <Trans>per person</Trans>
          {!answered && (
            <>
              {' · '}
              <Trans>
                <Price money={usd(apart - total)} estimateClass="hidden" /> less than booked apart
              </Trans>
              {dueAtProperty > 0 && (
                <>
                  {' · '}
                  <Trans>
                    of which <Price money={usd(dueAtProperty)} estimateClass="hidden" /> paid at the hotel
                  </Trans>
                </>
              )}
            </>
          )}
        </span>
      </output>
      {answered ? (
        <Link
          to="/paquetes/booking/summary"
          search={answered.booking}
          preload={false}
          className={buttonClass('primary')}
        >
          <Trans>Continue for {formatMoney(usd(answered.total), i18n.locale)}</Trans>
        </Link>
      ) : (
        <Button type="submit" busy={asking}>
          <Trans>Continue</Trans>
        </Button>
      )}
    </div>
  )
}
