import { useNavigate } from '@tanstack/react-router'
import { type Ref, type SubmitEvent, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBooking, useTravelDays, useDraft } from '../draft/booking-scope.tsx'
import { ChangedElsewhereNotice } from '../draft/changed-elsewhere-notice.tsx'
import { ContactCard } from './contact-card.tsx'
import { FaultList } from './fault-list.tsx'
import { SaveTravellers } from './saved/save-travellers.tsx'
import { useSaved } from './saved/saved-scope.tsx'
import { focusNamedField } from './named-field.ts'
import { useTouchedFields } from '../draft/touched-fields.tsx'
import { OpenPaymentNotice } from '../payment/open-payment-notice.tsx'
import type { OnTravellersPage } from '../product/product-on-pages.ts'
import { RestartBooking } from '../draft/restart-booking.tsx'
import { StepTroubles } from '../draft/step-troubles.tsx'

interface TravellersFormProps {
  readonly formRef: Ref<HTMLFormElement>
  readonly product: OnTravellersPage
}

/** Who travels, with which extras, and how to reach them: all that is needed before money is spoken of. */
export function TravellersForm({
  formRef,
  product: { Advice, Traveller, Extras, steps, faults: faultsOf },
}: TravellersFormProps) {
  const { passengers } = useDraft()
  const id = useId()
  const { form, list, faults, send } = useTravellersForm(faultsOf)
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(formRef, () => form.current, [form])
  return (
    <form id={id} ref={form} noValidate onSubmit={send} className="flex flex-col gap-4">
      <ChangedElsewhereNotice />
      <OpenPaymentNotice />
      <FaultList faults={faults} list={list} onChoose={(field) => focusNamedField(form.current, field)} />
      <Advice />
      {passengers.map((passenger, index) => (
        <Traveller key={passenger.id} passenger={passenger} first={index === 0} />
      ))}
      <Extras />
      <ContactCard />
      <SaveTravellers />
      <StepTroubles steps={steps} />
      <div>
        <RestartBooking />
      </div>
    </form>
  )
}

/** Leads on once everything is there and stored; else every field has its say, and the list of what is wrong is gone to. */
const useTravellersForm = (faultsOf: OnTravellersPage['faults']) => {
  const { draft } = useBooking()
  const navigate = useNavigate()
  const { touchAll } = useTouchedFields()
  const typed = useDraft()
  const days = useTravelDays()
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  const leaving = useRef(false)
  const { onContinue } = useSaved()
  const faults = faultsOf(typed, days)

  const goOn = async (): Promise<void> => {
    if (leaving.current) return
    leaving.current = true
    const isStored = await draft.store()
    leaving.current = false
    if (!isStored) return
    onContinue.current?.()
    await navigate({ to: '/booking/BillingSummary' })
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
  return { form, list, faults: refused ? faults : [], send }
}
