import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PartsDecision } from '#/features/checkout/machine/booking-payment.ts'
import { PartsDecisionPage } from '#/features/checkout/payment-away/parts-decision-page.tsx'
import { staysUrl } from '../search/package-addresses.ts'

interface PackageDecisionProps {
  readonly decision: PartsDecision
  /** what opens the summary of this package again */
  readonly search: Readonly<Record<string, string>>
}

/** Of a flight and a stay one was refused. */
export function PackageDecision({ decision, search }: PackageDecisionProps) {
  const { i18n } = useLingui()
  const price = formatMoney(decision.kept, i18n.locale)
  const frame = { decision, here: '/paquetes/booking/waiting' } as const
  return decision.parts.some(({ kind, isRefused }) => kind === 'hotel' && isRefused) ? (
    <PartsDecisionPage
      {...frame}
      title={<Trans>The hotel could not confirm. Do you want the flight?</Trans>}
      left={<Trans>Your flight is confirmed. Alone it costs {price}, and that is all we would charge.</Trans>}
      keep={<Trans>Keep the flight for {price}</Trans>}
      another={{
        words: <Trans>Give it back and choose another hotel</Trans>,
        place: { to: '/paquetes/result', search: staysUrl(search) },
      }}
    />
  ) : (
    <PartsDecisionPage
      {...frame}
      title={<Trans>The airline could not confirm. Do you want the hotel?</Trans>}
      left={<Trans>Your hotel is confirmed. Alone it costs {price}, and that is all we would charge.</Trans>}
      keep={<Trans>Keep the hotel for {price}</Trans>}
    />
  )
}
