import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { type Ref, type SubmitEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#/ui/button.tsx'
import { useBooking, useTravelDays, useDraft } from '../draft/booking-scope.tsx'
import { ChangedElsewhereNotice } from '../draft/changed-elsewhere-notice.tsx'
import { ContactCard } from './contact-card.tsx'
import { FaultList } from './fault-list.tsx'
import { focusNamedField } from './named-field.ts'
import { useTouchedFields } from '../draft/touched-fields.tsx'
import { OpenPaymentNotice } from '../payment/open-payment-notice.tsx'
import { PassengerCard } from './passenger/passenger-card.tsx'
import type { OnTravellersPage } from '../product/product-on-pages.ts'
import { RestartBooking } from '../draft/restart-booking.tsx'
import { StepTroubles } from '../draft/step-troubles.tsx'
import { travellerFaults } from './traveller-faults.ts'

interface TravellersFormProps {
  readonly formRef: Ref<HTMLFormElement>
  readonly product: OnTravellersPage
}

/** Who travels, with which extras, and how to reach them: all that is needed before money is spoken of. */
export function TravellersForm({ formRef, product: { Extras, steps } }: TravellersFormProps) {
  const { passengers, item } = useDraft()
  const { form, list, faults, busy, unsaved, send } = useTravellersForm()
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(formRef, () => form.current, [form])
  return (
    <form ref={form} noValidate onSubmit={send} className="flex flex-col gap-6">
      <ChangedElsewhereNotice />
      <OpenPaymentNotice />
      <FaultList faults={faults} list={list} onChoose={(field) => focusNamedField(form.current, field)} />
      <p>
        <Trans>
          Write names exactly as in the passport or ID that each traveller will show. A wrong letter can cost a seat.
        </Trans>
      </p>
      {passengers.map((passenger, index) => (
        <PassengerCard key={passenger.id} passenger={passenger} first={index === 0} />
      ))}
      <Extras />
      <ContactCard />
      <StepTroubles steps={steps} />
      <div role="alert" className="empty:hidden">
        {unsaved && (
          <p className="text-danger">
            <Trans>This could not be saved just now, so payment cannot begin. Try again in a moment.</Trans>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" busy={busy}>
          {item.holdUntil ? <Trans>Continue to hold the seats</Trans> : <Trans>Continue to payment</Trans>}
        </Button>
        <RestartBooking offerId={item.offerId} />
      </div>
    </form>
  )
}

/** Leads on once everything is there and stored; else every field has its say, and the list of what is wrong is gone to. */
const useTravellersForm = () => {
  const { draft } = useBooking()
  const navigate = useNavigate()
  const { touchAll } = useTouchedFields()
  const typed = useDraft()
  const days = useTravelDays()
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  const [unsaved, setUnsaved] = useState(false)
  const [busy, setBusy] = useState(false)
  const faults = travellerFaults(typed, days)

  const goOn = async (): Promise<void> => {
    setBusy(true)
    setUnsaved(false)
    await draft.flush()
    setBusy(false)
    if (draft.state.saving === 'notSaved') setUnsaved(true)
    else await navigate({ to: '/booking/BillingSummary' })
  }
  const refuse = (): void => {
    flushSync(() => {
      touchAll()
      setRefused(true)
    })
    list.current?.focus()
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (faults.length > 0) refuse()
    else void goOn()
  }
  return { form, list, faults: refused ? faults : [], busy, unsaved, send }
}
