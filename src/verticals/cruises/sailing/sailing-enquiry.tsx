import { Trans, useLingui } from '@lingui/react/macro'
import { EnquiryForm } from '#/features/visitor-forms/enquiry-form.tsx'
import type { VisitorFormProps } from '#/features/visitor-forms/visitor-form.tsx'
import { Card } from '#/ui/card.tsx'
import type { Sailing } from './sailing.ts'

interface SailingEnquiryProps extends VisitorFormProps {
  readonly sailing: Sailing
}

/** Asks about a sailing, which the form names by itself. */
export function SailingEnquiry({ sailing, ...form }: SailingEnquiryProps) {
  const { i18n } = useLingui()
  const { id, title, departingPort, sailDate, returnDate } = sailing
  const day = (text: string): string => i18n.date(`${text}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  const when = `${day(sailDate)} – ${day(returnDate)}`
  return (
    <section id="write" aria-labelledby="ask-about" className="flex scroll-mt-4 flex-col gap-4">
      <h2 id="ask-about" className="text-xl">
        <Trans>Ask about this sailing</Trans>
      </h2>
      <Card className="flex flex-col gap-4">
        <p className="rounded-xl bg-sunken px-4 py-3">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-muted">
            <Trans>From {departingPort}</Trans>
            {' ·\u00a0'}
            <span className="figures">{when}</span>
          </span>
        </p>
        <p className="text-sm text-muted">
          <Trans>Fields marked * are required.</Trans>
        </p>
        <EnquiryForm {...form} about="cruises" subject={{ sailing: id, where: title, when }} />
      </Card>
    </section>
  )
}
