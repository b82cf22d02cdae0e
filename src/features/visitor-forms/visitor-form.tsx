import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Button } from '#/ui/button.tsx'
import type { FormKind, Typed } from './form-fields.ts'
import type { FormStart } from './form-outcome.ts'
import { FormReport } from './form-report.tsx'
import { FormScopeContext } from './form-scope.ts'
import { type SendForm, useVisitorForm } from './use-visitor-form.ts'

export interface VisitorFormProps {
  readonly start: FormStart
  readonly send: SendForm
}

interface FormProps extends VisitorFormProps {
  readonly kind: FormKind
  /** what fields begin with where nothing was typed yet */
  readonly known?: Typed
  /** the id of the booking that it is about */
  readonly booking?: string
  readonly thanks: ReactNode
  /** what is said instead of a review that is kept as verified */
  readonly verifiedThanks?: ReactNode
  readonly button: ReactNode
  readonly children: ReactNode
}

const none: Typed = {}

/** A form that any browser can send; where the page's scripts run, it is checked and sent in place. */
export function VisitorForm({
  kind,
  start: given,
  send,
  known = none,
  booking = '',
  button,
  children,
  ...thanks
}: FormProps) {
  const { i18n } = useLingui()
  // a page that is read again brings an empty form: what was begun goes on
  const [start] = useState(given)
  const here = useLocation({ select: ({ publicHref }) => publicHref.replace(/#.*/, '') })
  const language = i18n.locale === 'en' ? 'en' : 'es'
  const { form, report, outcome, shown, isSending, ...events } = useVisitorForm({ kind, start, known, language, send })
  return (
    <>
      <FormReport kind={kind} outcome={outcome} faults={shown} report={report} verifiedThanks={undefined} {...thanks} />
      {outcome?.status !== 'sent' && (
        <FormScopeContext value={{ kind, typed: { ...known, ...start.typed }, shown }}>
          <form
            ref={form}
            method="post"
            action={`/forms/${kind}`}
            noValidate
            aria-busy={isSending}
            className="flex flex-col gap-4"
            {...events}
          >
            <input type="hidden" name="return" value={here} />
            <input type="hidden" name="language" value={language} />
            <input type="hidden" name="key" value={start.key} />
            {booking !== '' && <input type="hidden" name="booking" value={booking} />}
            {children}
            <Trap />
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" busy={isSending} className="max-w-full wrap-anywhere">
                {isSending ? <Trans>Sending…</Trans> : button}
              </Button>
            </div>
          </form>
        </FormScopeContext>
      )}
    </>
  )
}

/** Out of sight and out of the keyboard's way: who fills it in reads the page's code, not the page. */
function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        <Trans>Leave this empty</Trans>
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
