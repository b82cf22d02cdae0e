import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'

/** The operator's telephone, where there is one, and what to say there. */
export function PhoneBooking({ reference }: { reference: string }) {
  const { phone } = useRouter().options.context.page
  if (phone.number === undefined)
    return (
      <p className="text-sm text-muted">
        <Trans>
          Reference of this offer: <code className="break-all text-ink select-all">{reference}</code>
        </Trans>
      </p>
    )
  const { number, opens, closes, zone } = phone
  return (
    <div className="flex flex-col items-start gap-2">
      <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={buttonClass()}>
        <Icon name="i-lucide-phone" />
        <Trans>Book by phone: {number}</Trans>
      </a>
      <p className="text-sm text-muted">
        <Trans>
          From {opens}:00 to {closes}:00, {zone} time. Give this reference:{' '}
          <code className="break-all text-ink select-all">{reference}</code>
        </Trans>
      </p>
    </div>
  )
}
