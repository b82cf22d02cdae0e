import { Trans } from '@lingui/react/macro'
import { Price } from '#/ui/money/price.tsx'
import { ChoiceBar } from '../../hotels/stay/choice/choice-bar.tsx'
import type { AnsweredChoice } from '../../hotels/stay/choice/use-chosen-rates.ts'
import type { PairPrice } from './package-rooms.ts'

interface PackageChoiceBarProps {
  readonly price: PairPrice
  readonly people: number
  /** what both suppliers have answered of what is marked */
  readonly toBook: AnsweredChoice | undefined
  readonly asking: boolean
}

const usd = (amount: number) => ({ amount, currency: 'USD' })

/** The one price of what is marked, and the way on: to ask both suppliers, or, once they have answered, to book at their price. */
export function PackageChoiceBar({ price, people, toBook, asking }: PackageChoiceBarProps) {
  const { dueAtProperty, apart } = price
  const total = toBook?.total ?? price.total
  return (
    <ChoiceBar
      told={
        <>
          <span className="block text-sm text-muted">
            <Trans>Flight + hotel, for everybody</Trans>
          </span>
          <Price money={usd(total)} className="text-lg font-bold" />
          <span className="block text-xs text-muted">
            <Price money={usd(Math.ceil(total / people))} estimateClass="hidden" /> <Trans>per person</Trans>
            {!toBook && (
              <>
                {' ·\u00a0'}
                <Trans>
                  <Price money={usd(apart - total)} estimateClass="hidden" /> less than booked apart
                </Trans>
                {dueAtProperty > 0 && (
                  <>
                    {' ·\u00a0'}
                    <Trans>
                      of which <Price money={usd(dueAtProperty)} estimateClass="hidden" /> paid at the hotel
                    </Trans>
                  </>
                )}
              </>
            )}
          </span>
        </>
      }
      toBook={toBook}
      asking={asking}
      ask={<Trans>Continue</Trans>}
    />
  )
}
