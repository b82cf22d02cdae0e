import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { telHref } from '#domain/traveller/tel-href.ts'
import { EveryDayHours } from '#/features/call-centre/every-day-hours.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'

/** The operator's telephone, where there is one, and what to say there. */
export function PhoneBooking({ reference }: { reference: string }) {
  const { phone } = useRouter().options.context.page
  if (phone.number === undefined)
    return (
      <p className="text-sm text-muted">
        <Trans>Reference of this offer:</Trans> <Reference reference={reference} />
      </p>
    )
  const { number } = phone
  return (
    <div className="flex flex-col items-start gap-2">
      <a href={telHref(number)} className={buttonClass()}>
        <Icon name="i-lucide-phone" />
        <Trans>Book by phone: {number}</Trans>
      </a>
      <p className="text-sm text-muted">
        <EveryDayHours hours={phone} /> <Trans>Give this reference:</Trans> <Reference reference={reference} />
      </p>
    </div>
  )
}

function Reference({ reference }: { reference: string }) {
  return (
    <code className="mt-1 block rounded-lg bg-sunken px-3 py-2 text-xs break-all text-ink select-all">{reference}</code>
  )
}
