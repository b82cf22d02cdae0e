import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSnapshot } from 'valtio'
import { billingFaults } from './billing.ts'
import type { PaymentMethod } from '../machine/booking-payment.ts'
import { useBooking, useDraft } from '../draft/booking-scope.tsx'
import { useTouchedFields } from '../draft/touched-fields.tsx'
import { payFaults } from '../payment/pay-faults.ts'

/** Sends a form without faults; in one that has some, every field has its say, and the list of what is wrong is gone to. */
export const useCheckedForm = (method: PaymentMethod, pay: () => void) => {
  const { card } = useBooking()
  const { fields } = useSnapshot(card.state, { sync: true })
  const { billing } = useDraft()
  const { touchAll } = useTouchedFields()
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState(false)
  const faults = payFaults({ method, card: card.errors({ ...fields }), billing: billingFaults(billing) })

  const refuse = (): void => {
    flushSync(() => {
      touchAll()
      if (method === 'card') card.leaveAll()
      setRefused(true)
    })
    list.current?.focus()
  }
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (faults.length > 0) refuse()
    else pay()
  }
  return { form, list, send, faults: refused ? faults : [] }
}
