import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PartsDecision } from '#/features/checkout/machine/booking-payment.ts'
import { PartsDecisionPage } from '#/features/checkout/payment-away/parts-decision-page.tsx'
import { activitiesUrl } from './outing-addresses.ts'

interface OutingDecisionProps {
  readonly decision: PartsDecision
  /** what opens the summary of this flight and activity again */
  readonly search: Readonly<Record<string, string>>
}

/** Of a flight and an activity one was refused. */
export function OutingDecision({ decision, search }: OutingDecisionProps) {
  const { i18n } = useLingui()
  const price = formatMoney(decision.kept, i18n.locale)
  const frame = { decision, here: '/paquetes/booking/waiting' } as const
  return decision.parts.some(({ kind, isRefused }) => kind === 'activity' && isRefused) ? (
    <PartsDecisionPage
      {...frame}
      title={<Trans>The organizer could not confirm. Do you want the flight?</Trans>}
      left={<Trans>Your flight is confirmed. Alone it costs {price}, and that is all we would charge.</Trans>}
      keep={<Trans>Keep the flight for {price}</Trans>}
      another={{
        words: <Trans>Give it back and choose another activity</Trans>,
        place: { to: '/activities/result', search: activitiesUrl(search) },
      }}
    />
  ) : (
    <PartsDecisionPage
      {...frame}
      title={<Trans>The airline could not confirm. Do you want the activity?</Trans>}
      left={<Trans>Your activity is confirmed. Alone it costs {price}, and that is all we would charge.</Trans>}
      keep={<Trans>Keep the activity for {price}</Trans>}
    />
  )
}
