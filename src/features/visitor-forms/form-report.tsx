import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import { Notice } from '#/ui/notice.tsx'
import { type FormField, type FormKind, formFields } from './form-fields.ts'
import { faultMessages } from './form-messages.ts'
import { type FormOutcome, reportId } from './form-outcome.ts'
import type { FormFaults } from './form-rules.ts'

interface FormReportProps {
  readonly kind: FormKind
  readonly outcome: FormOutcome | undefined
  /** what is still wrong with the form */
  readonly faults: FormFaults
  readonly report: RefObject<HTMLDivElement | null>
  /** what is said of a form that has arrived */
  readonly thanks: ReactNode
  /** what is said instead where it was kept as verified */
  readonly verifiedThanks: ReactNode
}

/** What came of sending a form. It has the focus then, so that it is read at once. */
export function FormReport({ report, ...told }: FormReportProps) {
  return (
    <div ref={report} id={reportId(told.kind)} tabIndex={-1} className="scroll-mt-4 rounded-xl empty:hidden">
      <Told {...told} />
    </div>
  )
}

function Told({ kind, outcome, faults, thanks, verifiedThanks }: Omit<FormReportProps, 'report'>) {
  switch (outcome?.status) {
    case undefined:
      return null
    case 'sent':
      return outcome.verified ? verifiedThanks : thanks
    case 'refused':
      return <Refused kind={kind} faults={faults} />
    case 'trapped':
      return (
        <Notice tone="warn" title={<Trans>This looks like it was filled in by a program</Trans>}>
          <Trans>A hidden field had been filled in. We cleared it: check what you wrote and send it again.</Trans>
        </Notice>
      )
    case 'limited':
      return (
        <Notice tone="warn" title={<Trans>Too many messages have come from your connection</Trans>}>
          <Plural
            value={outcome.minutes}
            one="Try again in a minute. What you wrote is still here."
            other="Try again in # minutes. What you wrote is still here."
          />
        </Notice>
      )
    case 'unavailable':
      return (
        <Notice tone="danger" title={<Trans>This could not be delivered just now</Trans>}>
          <Trans>What you wrote is still here. Try again in a moment: it will not arrive twice.</Trans>
        </Notice>
      )
  }
}

/** A browser goes to the field by itself; with scripts the address stays as it is. */
const goTo = (event: MouseEvent<HTMLAnchorElement>, id: string): void => {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
  control.scrollIntoView({ block: 'center' })
}

function Refused({ kind, faults }: { kind: FormKind; faults: FormFaults }) {
  const { i18n } = useLingui()
  const listed = formFields[kind].flatMap((field: FormField) => {
    const fault = faults[field]
    return fault ? [{ id: `${kind}-${field}`, words: i18n._(faultMessages[fault]) }] : []
  })
  if (listed.length === 0) return null
  return (
    <Notice
      tone="danger"
      title={<Plural value={listed.length} one="One thing is missing or wrong" other="# things are missing or wrong" />}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {listed.map(({ id, words }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => goTo(event, id)}
              className="inline-block min-h-6 underline underline-offset-3"
            >
              {words}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
