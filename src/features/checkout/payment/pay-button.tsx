import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useBookingView } from '../draft/booking-scope.tsx'

interface PayButtonProps {
  readonly busy: boolean
  readonly className?: string
}

/** Says the amount that it pays. */
export function PayButton({ busy, className }: PayButtonProps) {
  const { i18n } = useLingui()
  const { total } = useBookingView()
  const amount = formatMoney(total, i18n.locale)
  return (
    <Button type="submit" busy={busy} className={className}>
      {!busy && <Icon name="i-lucide-lock" className="size-4.5" />}
      {total.amount > 0 ? <Trans>Pay {amount}</Trans> : <Trans>Book, and pay nothing now</Trans>}
    </Button>
  )
}
