import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'
import { type FareStanding, ruleStanding, seatStanding } from '../list/fare-words.tsx'
import type { TripRules } from '../trip/priced-trip.ts'
import { ChangeWords, NoShowWords, RefundWords, SeatWords } from './trip-rule-words.tsx'

const marks: Readonly<Record<FareStanding, { readonly icon: IconName; readonly colour: string }>> = {
  yes: { icon: 'i-lucide-circle-check', colour: 'text-good' },
  extra: { icon: 'i-lucide-circle-dollar-sign', colour: 'text-warn' },
  no: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  unknown: { icon: 'i-lucide-circle-help', colour: 'text-muted' },
}

/** The fare's rules in plain words: what cannot be known is said to be unknown. */
export function TripFareRules({ rules, currency }: { readonly rules: TripRules; readonly currency: string }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Rule name={<Trans>Changes</Trans>} standing={ruleStanding(rules.change)}>
        <ChangeWords rule={rules.change} currency={currency} />
      </Rule>
      <Rule name={<Trans>Canceling</Trans>} standing={ruleStanding(rules.refund)}>
        <RefundWords rule={rules.refund} currency={currency} />
      </Rule>
      <Rule name={<Trans>Missing a flight</Trans>} standing={ruleStanding(rules.noShow)}>
        <NoShowWords rule={rules.noShow} currency={currency} />
      </Rule>
      <Rule name={<Trans>Seats</Trans>} standing={seatStanding(rules.seat)}>
        <SeatWords seat={rules.seat} />
      </Rule>
    </dl>
  )
}

function Rule({ name, standing, children }: { name: ReactNode; standing: FareStanding; children: ReactNode }) {
  const { icon, colour } = marks[standing]
  return (
    <div className="grid grid-cols-[auto_1fr] content-start gap-x-3">
      <dt className="contents">
        <Icon name={icon} className={`mt-0.5 size-5 ${colour}`} />
        <span className="font-semibold">{name}</span>
      </dt>
      <dd className="col-start-2 text-sm">{children}</dd>
    </div>
  )
}
