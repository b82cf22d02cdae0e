import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'
import type { FareChoice } from '../results/query/results-view.ts'
import { useResultsScope } from '../results/results-scope.tsx'
import { BagWords } from './bag-words.tsx'
import { ChooseFare } from './choose-fare.tsx'
import {
  CabinBagWords,
  ChangeWords,
  CheckedBagWords,
  type FareStanding,
  RefundWords,
  SeatWords,
  bagStanding,
  ruleStanding,
  seatStanding,
} from './fare-words.tsx'
import { standingMarks } from './standing-marks.ts'

interface FareTableProps {
  readonly fares: readonly FareChoice[]
  readonly currency: string
}

/** What a fare includes or allows, a row each. */
const parts = [
  {
    key: 'cabin',
    name: <Trans>Cabin bag</Trans>,
    standing: ({ fare: { rules } }: FareChoice) => bagStanding(rules.cabinBags),
    Words: ({ fare: { rules } }: FareChoice) => <CabinBagWords bags={rules.cabinBags} />,
  },
  {
    key: 'checked',
    name: <Trans>Checked bag</Trans>,
    standing: ({ fare }: FareChoice) => bagStanding(fare.rules.checkedBags, fare.bag),
    Words: ({ fare, currency }: FareChoice & Pick<FareTableProps, 'currency'>) => (
      <CheckedBagWords fare={fare} currency={currency} />
    ),
  },
  {
    key: 'change',
    name: <Trans>Changes</Trans>,
    standing: ({ fare: { rules } }: FareChoice) => ruleStanding(rules.change),
    Words: ({ fare: { rules }, currency }: FareChoice & Pick<FareTableProps, 'currency'>) => (
      <ChangeWords rule={rules.change} currency={currency} />
    ),
  },
  {
    key: 'refund',
    name: <Trans>Canceling</Trans>,
    standing: ({ fare: { rules } }: FareChoice) => ruleStanding(rules.refund),
    Words: ({ fare: { rules }, currency }: FareChoice & Pick<FareTableProps, 'currency'>) => (
      <RefundWords rule={rules.refund} currency={currency} />
    ),
  },
  {
    key: 'seat',
    name: <Trans>Seats</Trans>,
    standing: ({ fare: { rules } }: FareChoice) => seatStanding(rules.seat),
    Words: ({ fare: { rules } }: FareChoice) => <SeatWords seat={rules.seat} />,
  },
] as const

/** Each column looks like a card, as wide as most of a phone. */
const cell =
  'snap-start border-x border-t border-line bg-surface px-4 py-2.5 text-start align-top max-md:w-[min(72vw,18rem)] max-md:min-w-[min(72vw,18rem)]'

/**
 * The ways to buy the chosen flights beside each other, cheapest first. On a phone they are a row that scrolls from fare to fare;
 * the names of its rows are then heard and not seen, since each cell says what it is about.
 */
export function FareTable({ fares, currency }: FareTableProps) {
  const { t } = useLingui()
  const { soldWith } = useResultsScope()
  const cheapest = fares[0]?.total ?? 0
  return (
    <div className="relative -mx-4 mt-3 snap-x snap-mandatory scroll-px-4 overflow-x-auto px-2 sm:-mx-6 sm:scroll-px-6 sm:px-4 md:mx-0 md:snap-none md:px-0">
      <table
        aria-label={t`Fares of these flights`}
        className="border-separate border-spacing-x-2 border-spacing-y-0 text-sm max-md:w-max md:w-full md:table-fixed"
      >
        <colgroup>
          <col className="md:w-28" />
        </colgroup>
        <thead>
          <tr>
            <CornerCell />
            {fares.map(({ fare }) => (
              <th key={fare.id} scope="col" className={`${cell} rounded-t-2xl pt-4 text-base`}>
                {fare.rules.label || <Trans>Fare</Trans>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={<Trans>Total price</Trans>}>
            {fares.map((choice) => (
              <td key={choice.fare.id} className={cell}>
                <FarePrice choice={choice} currency={currency} more={choice.total - cheapest} />
              </td>
            ))}
          </Row>
          {parts.map(({ key, name, standing, Words }) => (
            <Row key={key} name={name}>
              {fares.map((choice) => (
                <td key={choice.fare.id} className={cell}>
                  <FarePart standing={standing(choice)}>
                    <Words {...choice} currency={currency} />
                  </FarePart>
                </td>
              ))}
            </Row>
          ))}
          <Row name={<Trans>Your choice</Trans>}>
            {fares.map((choice) => (
              <td key={choice.fare.id} className={`${cell} rounded-b-2xl border-b pb-4`}>
                {soldWith ? <soldWith.GoOn choice={choice} /> : <ChooseFare choice={choice} />}
              </td>
            ))}
          </Row>
        </tbody>
      </table>
    </div>
  )
}

/** Over the names of the rows stands nothing. */
function CornerCell() {
  return <td>{null}</td>
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" className="py-2.5 text-start align-top font-normal text-muted">
        <span className="max-md:sr-only">{name}</span>
      </th>
      {children}
    </tr>
  )
}

interface FarePriceProps extends Pick<FareTableProps, 'currency'> {
  readonly choice: FareChoice
  /** than the cheapest fare costs, minor units */
  readonly more: number
}

function FarePrice({ choice: { total, bag }, currency, more }: FarePriceProps) {
  return (
    <>
      <Price money={{ amount: total, currency }} className="text-lg font-bold" estimateClass="block" />
      <span className="block text-xs text-muted">
        {more > 0 ? (
          <>
            <Trans>More than the cheapest:</Trans> <Price money={{ amount: more, currency }} estimateClass="hidden" />
          </>
        ) : (
          <Trans>The cheapest for these flights</Trans>
        )}
      </span>
      {bag && (
        <span className="block text-xs text-muted">
          <BagWords bag={bag} />
        </span>
      )}
    </>
  )
}

function FarePart({ standing, children }: { standing: FareStanding; children: ReactNode }) {
  const [icon, tone] = standingMarks[standing]
  return (
    <span className="flex items-start gap-2">
      <Icon name={icon} className={`mt-1 size-4 ${tone}`} />
      <span>{children}</span>
    </span>
  )
}
