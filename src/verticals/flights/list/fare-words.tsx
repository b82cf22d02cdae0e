import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { BagAllowance, Fare, FareRule, SeatRule } from '../offer/flight-offer.ts'

/** How good a part of a fare is: it has it, it costs extra, it does not have it, or nobody says. */
export type FareStanding = 'yes' | 'extra' | 'no' | 'unknown'

const isFree = ({ allowed, penalty }: FareRule): boolean => allowed === true && penalty === 0

export const ruleStanding = (rule: FareRule): FareStanding => {
  if (rule.allowed === null) return 'unknown'
  if (!rule.allowed) return 'no'
  return isFree(rule) ? 'yes' : 'extra'
}

export const bagStanding = (bags: BagAllowance | null, price?: number): FareStanding => {
  if (bags === null) return 'unknown'
  if (bags.quantity > 0) return 'yes'
  return price === undefined ? 'no' : 'extra'
}

export const seatStanding = (seat: SeatRule): FareStanding =>
  ({ included: 'yes', for_a_fee: 'extra', at_check_in: 'no', unknown: 'unknown' } as const)[seat]

function Weight({ kilograms }: { kilograms: number | undefined }) {
  return kilograms === undefined ? null : <> ({kilograms} kg)</>
}

export function CabinBagWords({ bags }: { bags: BagAllowance | null }) {
  if (bags === null) return <Trans>Cabin bag: the airline does not say</Trans>
  if (bags.quantity === 0) return <Trans>Only a small bag under the seat</Trans>
  return (
    <>
      <Plural value={bags.quantity} one="# cabin bag" other="# cabin bags" />
      <Weight kilograms={bags.kilograms} />
    </>
  )
}

export function CheckedBagWords({ fare, currency }: { fare: Fare; currency: string }) {
  const { i18n } = useLingui()
  const bags = fare.rules.checkedBags
  if (bags === null) return <Trans>Checked bag: the airline does not say</Trans>
  if (bags.quantity > 0)
    return (
      <>
        <Plural value={bags.quantity} one="# checked bag" other="# checked bags" />
        <Weight kilograms={bags.kilograms} />
      </>
    )
  if (fare.bag === undefined) return <Trans>No checked bag, and none to be added</Trans>
  const price = formatMoney({ amount: fare.bag, currency }, i18n.locale)
  return <Trans>Checked bag for {price} per traveler</Trans>
}

export function ChangeWords({ rule, currency }: { rule: FareRule; currency: string }) {
  const { i18n } = useLingui()
  if (rule.allowed === null) return <Trans>Changes: the airline does not say</Trans>
  if (!rule.allowed) return <Trans>No changes</Trans>
  if (isFree(rule)) return <Trans>Changes without a penalty</Trans>
  if (rule.penalty === null) return <Trans>Changes for a fee that the airline does not say</Trans>
  const fee = formatMoney({ amount: rule.penalty, currency }, i18n.locale)
  return <Trans>Changes for {fee}</Trans>
}

export function RefundWords({ rule, currency }: { rule: FareRule; currency: string }) {
  const { i18n } = useLingui()
  if (rule.allowed === null) return <Trans>Refund: the airline does not say</Trans>
  if (!rule.allowed) return <Trans>No refund</Trans>
  if (isFree(rule)) return <Trans>Fully refundable</Trans>
  if (rule.penalty === null) return <Trans>Refundable less a fee that the airline does not say</Trans>
  const fee = formatMoney({ amount: rule.penalty, currency }, i18n.locale)
  return <Trans>Refundable less {fee}</Trans>
}

export function SeatWords({ seat }: { seat: SeatRule }) {
  if (seat === 'included') return <Trans>Choice of seat included</Trans>
  if (seat === 'for_a_fee') return <Trans>Choice of seat for a fee</Trans>
  if (seat === 'at_check_in') return <Trans>Seat given at check-in</Trans>
  return <Trans>Choice of seat: the airline does not say</Trans>
}
