import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { TripLink } from '../booked/trip-link.tsx'
import type { CancelChoice } from './cancel-choice.ts'
import type { CancelRefusal } from './use-canceling.ts'

/** Why nothing was canceled, and what can be done. */
export function RefusalWords({ refusal }: { readonly refusal: CancelRefusal }) {
  if (refusal === 'dearer')
    return <Trans>The cancellation fee has just gone up. Nothing was canceled: these are the new amounts.</Trans>
  if (refusal === 'limited')
    return <Trans>There have been too many attempts. Nothing was changed. Try again in an hour.</Trans>
  if (refusal === 'failed')
    return (
      <Trans>We got no answer. Try again: nothing is canceled twice, and what comes back to you stays the same.</Trans>
    )
  return (
    <Trans>
      This cannot be canceled here any more, and nothing was changed.{' '}
      <TripLink to="/contacta-con-nosotras">Contact us</TripLink> with your booking reference.
    </Trans>
  )
}

/** What pressing it brings. */
export function CancelButtonWords({ kept, refund }: Pick<CancelChoice, 'kept' | 'refund'>) {
  const { i18n } = useLingui()
  if (refund.amount > 0) return <Trans>Cancel and get {formatMoney(refund, i18n.locale)} back</Trans>
  return kept.amount > 0 ? <Trans>Cancel, nothing comes back</Trans> : <Trans>Yes, cancel it</Trans>
}
