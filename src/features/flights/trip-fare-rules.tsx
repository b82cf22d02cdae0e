import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#/ui/icon.tsx'
import type { FareRule } from './flight-offer.ts'
import type { PricedTrip } from './priced-trip.ts'
import { ChangeWords, NoShowWords, RefundWords, SeatWords } from './trip-rule-words.tsx'

type Verdict = 'yes' | 'paid' | 'no' | 'unknown'

const marks: Readonly<Record<Verdict, { readonly icon: IconName; readonly colour: string }>> = {
  yes: { icon: 'i-lucide-circle-check', colour: 'text-good' },
  paid: { icon: 'i-lucide-circle-dollar-sign', colour: 'text-warn' },
  no: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
  unknown: { icon: 'i-lucide-circle-help', colour: 'text-muted' },
}

const verdictOf = ({ allowed, penalty }: FareRule): Verdict => {
  if (allowed === null) return 'unknown'
  if (!allowed) return 'no'
  return penalty === 0 ? 'yes' : 'paid'
}

const seatVerdicts = { included: 'yes', for_a_fee: 'paid', at_check_in: 'unknown', unknown: 'unknown' } as const

/** The fare's rules in plain words: what cannot be known is said to be unknown. */
export function TripFareRules({ trip }: { trip: PricedTrip }) {
  const { rules } = trip
  const { currency } = trip.total
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Rule name={<Trans>Changes</Trans>} verdict={verdictOf(rules.change)}>
        <ChangeWords rule={rules.change} currency={currency} />
      </Rule>
      <Rule name={<Trans>Cancelling</Trans>} verdict={verdictOf(rules.refund)}>
        <RefundWords rule={rules.refund} currency={currency} />
      </Rule>
      <Rule name={<Trans>Missing a flight</Trans>} verdict={verdictOf(rules.noShow)}>
        <NoShowWords rule={rules.noShow} currency={currency} />
      </Rule>
      <Rule name={<Trans>Seats</Trans>} verdict={seatVerdicts[rules.seat]}>
        <SeatWords seat={rules.seat} />
      </Rule>
    </dl>
  )
}

function Rule({ name, verdict, children }: { name: ReactNode; verdict: Verdict; children: ReactNode }) {
  const { icon, colour } = marks[verdict]
  return (
    <div className="flex gap-3">
      <Icon name={icon} className={`mt-0.5 size-5 ${colour}`} />
      <div>
        <dt className="font-semibold">{name}</dt>
        <dd className="text-sm">{children}</dd>
      </div>
    </div>
  )
}
