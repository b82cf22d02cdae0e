import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money/money-format.ts'
import { buttonClass } from '#/ui/button-class.ts'
import type { AnsweredChoice } from './use-chosen-rates.ts'

interface ContinueAtPriceProps extends Pick<AnsweredChoice, 'total' | 'booking'> {
  readonly size?: 'base' | 'small'
  readonly className?: string
}

/** On to the booking of what was answered, at the price that was answered. */
export function ContinueAtPrice({ total, booking, size = 'base', className = '' }: ContinueAtPriceProps) {
  const { i18n } = useLingui()
  const price = formatMoney({ amount: total, currency: 'USD' }, i18n.locale)
  return (
    <Link {...booking} preload={false} className={buttonClass('primary', size, className)}>
      <Trans>Continue for {price}</Trans>
    </Link>
  )
}
