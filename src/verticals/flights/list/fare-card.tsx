import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'
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
import { BagWords } from './bag-words.tsx'
import { useListScope } from '#/features/results/list-scope.tsx'
import { resultsUrl } from '../results/query/results-parameters.ts'
import type { ResultsQuery } from '../results/query/results-query.ts'
import { useResultsScope } from '../results/results-scope.tsx'
import type { FareChoice } from '../results/query/results-view.ts'
import { tripParameters } from '../trip/trip-parameters.ts'

const standingLook: Readonly<Record<FareStanding, readonly [IconName, string]>> = {
  yes: ['i-lucide-check', 'text-good'],
  extra: ['i-lucide-circle-dollar-sign', 'text-warn'],
  no: ['i-lucide-x', 'text-muted'],
  unknown: ['i-lucide-circle-help', 'text-muted'],
}

interface FareCardProps {
  readonly choice: FareChoice
  readonly currency: string
  /** what the cheapest fare of these flights costs, minor units */
  readonly cheapest: number
}

/** One way to buy the chosen flights: its price, and in words what it includes and allows. */
export function FareCard({ choice, currency, cheapest }: FareCardProps) {
  const { fare, total, bag } = choice
  const { rules } = fare
  const more = total - cheapest
  return (
    <article className="flex h-full flex-col rounded-2xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="text-base font-semibold">{rules.label || <Trans>Fare</Trans>}</h3>
      <p className="mt-1">
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
      </p>
      <ul className="mt-4 mb-5 flex flex-1 flex-col gap-2 text-sm">
        <FarePart standing={bagStanding(rules.cabinBags)}>
          <CabinBagWords bags={rules.cabinBags} />
        </FarePart>
        <FarePart standing={bagStanding(rules.checkedBags, fare.bag)}>
          <CheckedBagWords fare={fare} currency={currency} />
        </FarePart>
        <FarePart standing={ruleStanding(rules.change)}>
          <ChangeWords rule={rules.change} currency={currency} />
        </FarePart>
        <FarePart standing={ruleStanding(rules.refund)}>
          <RefundWords rule={rules.refund} currency={currency} />
        </FarePart>
        <FarePart standing={seatStanding(rules.seat)}>
          <SeatWords seat={rules.seat} />
        </FarePart>
      </ul>
      <ChooseFare choice={choice} />
    </article>
  )
}

function FarePart({ standing, children }: { standing: FareStanding; children: ReactNode }) {
  const [icon, tone] = standingLook[standing]
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className={`mt-0.5 size-4 ${tone}`} />
      <span>{children}</span>
    </li>
  )
}

function ChooseFare({ choice: { fare, bag } }: { choice: FareChoice }) {
  const { url, search } = useResultsScope()
  const { query } = useListScope<ResultsQuery>()
  const parameters = tripParameters(resultsUrl(url, search, query), {
    offerId: fare.id,
    total: fare.total,
    fare: fare.rules.label,
    outbound: query.outbound ?? '',
    inbound: query.inbound,
    addsBag: bag === 'added',
  })
  return (
    <Link
      to="/booking/summary"
      search={parameters}
      preload={false}
      className={buttonClass('primary', 'base', 'w-full')}
    >
      <Trans>Continue</Trans>
      <span className="sr-only">: {fare.rules.label}</span>
    </Link>
  )
}
