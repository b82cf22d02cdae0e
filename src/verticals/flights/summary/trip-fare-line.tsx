import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
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
import type { BagAllowance } from '../offer/flight-offer.ts'
import type { PricedTrip, TripDirection } from '../trip/priced-trip.ts'
import { CheckedBagWords } from './trip-bags.tsx'

/** Leads to all that the fare allows. */
export const fareRulesId = 'fare-rules'

/** What the fare allows, in a line: who fills in the form below has read the most of it. */
export function TripFareLine({ trip }: { trip: PricedTrip }) {
  const { rules, directions, fare, total } = trip
  const { currency } = total
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2.5 text-sm">
      <strong className="font-semibold">{fare}</strong>
      <ul className="contents">
        <Part standing={ruleStanding(rules.change)}>
          <ChangeWords rule={rules.change} currency={currency} />
        </Part>
        <Part standing={ruleStanding(rules.refund)}>
          <RefundWords rule={rules.refund} currency={currency} />
        </Part>
        <BagParts directions={directions} part="cabin" Words={CabinBagWords} />
        <BagParts directions={directions} part="checked" Words={CheckedBagWords} />
      </ul>
      <a href={`#${fareRulesId}`} className="min-h-6 font-semibold text-primary-strong underline underline-offset-4">
        <Trans>Rules and bags in full</Trans>
      </a>
    </div>
  )
}

interface BagPartsProps {
  readonly directions: readonly TripDirection[]
  readonly part: 'cabin' | 'checked'
  readonly Words: ComponentType<{ bags: BagAllowance | null }>
}

/** Bags of one kind: once where all directions have the same, else of each by its name. */
function BagParts({ directions, part, Words }: BagPartsProps) {
  const each = directions.flatMap(({ bags: [lead] }) => (lead ? [lead[part]] : []))
  const isSame = new Set(each.map((bags) => bags && `${bags.quantity} ${bags.kilograms}`)).size === 1
  return (isSame ? each.slice(0, 1) : each).map((bags, at) => (
    <Part key={at === 0 ? 'onward' : 'return'} standing={bagStanding(bags)}>
      {!isSame && <>{at === 0 ? <Trans>Outbound</Trans> : <Trans>Return</Trans>}: </>}
      <Words bags={bags} />
    </Part>
  ))
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
