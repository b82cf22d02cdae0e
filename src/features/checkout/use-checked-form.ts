import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { billingFaults } from './billing.ts'
import type { PaymentMethod } from './booking-payment.ts'
import { useBooking } from './booking-scope.tsx'
import { useLeftFields } from './left-fields.tsx'
import { useDraft } from './use-draft.ts'

/** Sends a form without faults; in one that has some, every field has its say, and the first of them is gone to. */
export const useCheckedForm = (method: PaymentMethod, pay: () => void) => {
  const { card } = useBooking()
  const { billing } = useDraft()
  const { leaveAll } = useLeftFields()
  const form = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])
  const isWhole = (): boolean =>
    Object.keys(billingFaults(billing)).length === 0 && (method === 'hosted' || card.isValid())
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    leaveAll()
    if (method === 'card') card.leaveAll()
    if (isWhole()) pay()
    else setRefusals((count) => count + 1)
  }
  return { form, send }
}
