import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { Field } from '#/ui/fields/field.tsx'
import { Notice } from '#/ui/notice.tsx'
import { TextInput } from '#/ui/fields/text-input.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import type { LookupRefusal, RefusedLookup } from './lookup.ts'

/** Opens a booking by its reference and email. A plain form: it works before and without scripts. */
export function LookupForm({ refused }: { refused: RefusedLookup | undefined }) {
  const { i18n } = useLingui()
  const form = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useEffect(() => {
    if (refused && !isInUse()) form.current?.querySelector<HTMLElement>('[role=alert], [aria-invalid]')?.focus()
  }, [refused])
  return (
    <div ref={form} data-needs-network id="lookup" className="max-w-160 scroll-mt-4">
      <TitledCard title={<Trans>Find a booking</Trans>}>
        <p className="-mt-2 text-sm text-muted">
          <Trans>With its reference and the email it was made with, on any device.</Trans>
        </p>
        {refused?.refusal && (
          <div tabIndex={-1} role="alert">
            <Notice tone="danger" title={<RefusalWords refusal={refused.refusal} />} />
          </div>
        )}
        <form
          method="post"
          noValidate
          action={router.buildLocation({ to: '/user/my-journey/lookup' }).publicHref}
          lang={i18n.locale}
          className="flex flex-col gap-4"
        >
          <Field
            label={<Trans>Booking reference</Trans>}
            hint={<Trans>In our email to you; not the airline’s or hotel’s.</Trans>}
            error={refused?.faults?.referenceId && <Trans>The booking reference is required.</Trans>}
          >
            {(control) => (
              <TextInput
                {...control}
                name="referenceId"
                defaultValue={refused?.referenceId}
                required
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            )}
          </Field>
          <Field
            label={<Trans>Email</Trans>}
            error={refused?.faults?.email && <EmailFault fault={refused.faults.email} />}
          >
            {(control) => (
              <TextInput
                {...control}
                name="email"
                type="email"
                defaultValue={refused?.email}
                required
                maxLength={254}
                autoComplete="email"
              />
            )}
          </Field>
          <div>
            <Button type="submit">
              <Trans>Find the booking</Trans>
            </Button>
          </div>
        </form>
      </TitledCard>
    </div>
  )
}

/** Scripts may come when somebody already types: the focus stays where it is. */
const isInUse = (): boolean => document.activeElement !== null && document.activeElement !== document.body

function EmailFault({ fault }: { fault: 'missing' | 'invalid' }) {
  return fault === 'missing' ? <Trans>Email is required.</Trans> : <Trans>Invalid email.</Trans>
}

function RefusalWords({ refusal }: { refusal: LookupRefusal }) {
  if (refusal === 'notFound')
    return <Trans>Booking Not Found! please check the booking ID and email and try again.</Trans>
  if (refusal === 'tooMany') return <Trans>Too many attempts. Wait a quarter of an hour, then try again.</Trans>
  return <Trans>Bookings cannot be looked up just now. Try again in a moment.</Trans>
}
