import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '#/ui/icon.tsx'
import {
  CabinBagWords,
  ChangeWords,
  type FareStanding,
  RefundWords,
  bagStanding,
  ruleStanding,
} from '../list/fare-words.tsx'
import { standingMarks } from '../list/standing-marks.ts'
import type { PricedTrip } from '../trip/priced-trip.ts'
import { CheckedBagWords } from './trip-bags.tsx'

/** Leads to all that the fare allows. */
export const fareRulesId = 'fare-rules'

/** What the fare allows, in a line: who fills in the form below has read the most of it. */
export function TripFareLine({ trip }: { trip: PricedTrip }) {
  const { rules, directions, fare, total } = trip
  const { currency } = total
  const [bags] = directions[0]?.bags ?? []
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line pt-2.5 text-sm">
      <strong className="font-semibold">{fare}</strong>
      <ul className="contents">
        <Part standing={ruleStanding(rules.change)}>
          <ChangeWords rule={rules.change} currency={currency} />
        </Part>
        <Part standing={ruleStanding(rules.refund)}>
          <RefundWords rule={rules.refund} currency={currency} />
        </Part>
        {bags && (
          <>
            <Part standing={bagStanding(bags.cabin)}>
              <CabinBagWords bags={bags.cabin} />
            </Part>
            <Part standing={bagStanding(bags.checked)}>
              <CheckedBagWords bags={bags.checked} />
            </Part>
          </>
        )}
      </ul>
      <a href={`#${fareRulesId}`} className="min-h-6 font-semibold text-primary-strong underline underline-offset-4">
        <Trans>Rules and bags in full</Trans>
      </a>
    </div>
  )
}

function Part({ standing, children }: { standing: FareStanding; children: ReactNode }) {
  const [icon, tone] = standingMarks[standing]
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} className={`size-4 ${tone}`} />
      <span>{children}</span>
    </li>
  )
}
