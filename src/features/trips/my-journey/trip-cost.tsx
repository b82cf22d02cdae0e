import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney } from '#domain/money/money-format.ts'
import { type TripSummary, cameToNothing } from '../booked/booked-trip.ts'

interface TripCostProps {
  readonly trip: TripSummary
}

/** What a trip costs, or was charged for one that is off, and what of it is paid or goes back. */
export function TripCost({ trip: { total, paid, status, givenBack } }: TripCostProps) {
  const { i18n } = useLingui()
  const isCanceled = status?.booking === 'Cancelled'
  const cost = formatMoney(total, i18n.locale)
  if (total.amount === 0 || (status && cameToNothing(status))) return null
  return (
    <span className="ms-auto text-end figures">
      {isCanceled ? <Trans>{cost} charged</Trans> : cost}{' '}
      {paid && (
        <Beside>
          <Trans>{formatMoney(paid, i18n.locale)} paid</Trans>
        </Beside>
      )}
      {givenBack && <GivenBackWords {...givenBack} isAll={isCanceled} />}
    </span>
  )
}

interface GivenBackWordsProps extends NonNullable<TripSummary['givenBack']> {
  /** whether nothing of the trip stands */
  readonly isAll: boolean
}

function GivenBackWords({ refunded, onItsWay, isAll }: GivenBackWordsProps) {
  const { i18n } = useLingui()
  return (
    <>
      {onItsWay.amount > 0 && (
        <Beside>
          <Trans>{formatMoney(onItsWay, i18n.locale)} on its way back</Trans>
        </Beside>
      )}
      {refunded.amount > 0 && (
        <Beside>
          <Trans>{formatMoney(refunded, i18n.locale)} refunded</Trans>
        </Beside>
      )}
      {isAll && onItsWay.amount + refunded.amount === 0 && (
        <Beside>
          <Trans>Nothing comes back.</Trans>
        </Beside>
      )}
    </>
  )
}

function Beside({ children }: { readonly children: ReactNode }) {
  return <span className="block text-xs text-muted">{children}</span>
}
