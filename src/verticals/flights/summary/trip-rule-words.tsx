import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { FareRule, SeatRule } from '../offer/flight-offer.ts'

interface RuleWordsProps {
  readonly rule: FareRule
  readonly currency: string
}

const usePenalty = ({ rule, currency }: RuleWordsProps): string | undefined => {
  const { i18n } = useLingui()
  return rule.penalty === null ? undefined : formatMoney({ amount: rule.penalty, currency }, i18n.locale)
}

export function ChangeWords(props: RuleWordsProps) {
  const penalty = usePenalty(props)
  if (props.rule.allowed === null)
    return <Trans>The airline does not say whether you can change. Ask before you count on it.</Trans>
  if (!props.rule.allowed) return <Trans>You cannot change the flights.</Trans>
  if (penalty === undefined) return <Trans>You can change for a fee that the airline sets.</Trans>
  if (props.rule.penalty === 0) return <Trans>You can change for free, paying only the difference in fare.</Trans>
  return <Trans>You can change for {penalty} a traveler, and the difference in fare.</Trans>
}

export function RefundWords(props: RuleWordsProps) {
  const penalty = usePenalty(props)
  if (props.rule.allowed === null)
    return <Trans>The airline does not say whether it refunds. Ask before you count on it.</Trans>
  if (!props.rule.allowed) return <Trans>You get nothing back if you cancel.</Trans>
  if (penalty === undefined) return <Trans>You can cancel for a fee that the airline sets.</Trans>
  if (props.rule.penalty === 0) return <Trans>You can cancel and get all of it back.</Trans>
  return <Trans>You can cancel and get the price back less {penalty} a traveler.</Trans>
}

export function NoShowWords(props: RuleWordsProps) {
  const penalty = usePenalty(props)
  if (props.rule.allowed === null) return <Trans>The airline does not say what happens if you miss a flight.</Trans>
  if (!props.rule.allowed)
    return <Trans>If you miss a flight without telling the airline, the ticket loses its value.</Trans>
  if (props.rule.penalty === 0) return <Trans>If you miss a flight, you can still change or cancel.</Trans>
  if (penalty === undefined)
    return <Trans>If you miss a flight, you can still change or cancel for a fee that the airline sets.</Trans>
  return <Trans>If you miss a flight, you can still change or cancel for {penalty} a traveler.</Trans>
}

export function SeatWords({ seat }: { seat: SeatRule }) {
  if (seat === 'included')
    return <Trans>Choosing a seat is included: you choose it with the airline once you have booked.</Trans>
  if (seat === 'for_a_fee')
    return <Trans>The airline charges extra if you choose a seat with it once you have booked.</Trans>
  if (seat === 'at_check_in') return <Trans>You are given a seat at check-in.</Trans>
  return <Trans>The airline does not say how seats are given.</Trans>
}
