import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import type { PartsDecision } from '#/features/checkout/machine/booking-payment.ts'
import { PartsDecisionPage } from '#/features/checkout/payment-away/parts-decision-page.tsx'
import { searchParametersOf } from '../../tours/search/search-keys.ts'

interface FlownTourDecisionProps {
  readonly decision: PartsDecision
  /** what opens the summary of this flight and tour again */
  readonly search: Readonly<Record<string, string>>
}

/** Of a flight and a tour one was refused. */
export function FlownTourDecision({ decision, search }: FlownTourDecisionProps) {
  const { i18n } = useLingui()
  const price = formatMoney(decision.kept, i18n.locale)
  const frame = { decision, here: '/paquetes/booking/waiting' } as const
  return decision.parts.some(({ kind, isRefused }) => kind === 'tour' && isRefused) ? (
    <PartsDecisionPage
      {...frame}
      title={<Trans>The operator could not confirm. Do you want the flight?</Trans>}
      left={<Trans>Your flight is confirmed. Alone it costs {price}, and that is all we would charge.</Trans>}
      keep={<Trans>Keep the flight for {price}</Trans>}
      another={{
        words: <Trans>Give it back and choose another tour</Trans>,
        place: { to: '/turs/result', search: searchParametersOf(search) },
      }}
    />
  ) : (
    <PartsDecisionPage
      {...frame}
      title={<Trans>The airline could not confirm. Do you want the tour?</Trans>}
      left={<Trans>Your tour is confirmed. Alone we would charge {price} for it now, and nothing else.</Trans>}
      keep={<Trans>Keep the tour for {price}</Trans>}
    />
  )
}
