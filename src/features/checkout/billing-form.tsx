import { Trans } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Card } from '#/ui/card.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { BillingFields } from './billing-fields.tsx'
import { billingFaults } from './billing.ts'
import type { PaymentMethod } from './booking-payment.ts'
import { useBooking } from './booking-scope.tsx'
import { CardFields } from './card-fields.tsx'
import { CardHolderBox, CardHolderName } from './card-holder.tsx'
import { useLeftFields } from './left-fields.tsx'
import { MissingTravellersNotice, lacksTravellers } from './missing-travellers-notice.tsx'
import { OpenPaymentNotice } from './open-payment-notice.tsx'
import { PayPanel } from './pay-panel.tsx'
import { PayProgressDialog } from './pay-progress-dialog.tsx'
import { PayTroubleNotice } from './pay-trouble-notice.tsx'
import { PaymentMethodChoice } from './payment-method-choice.tsx'
import { RestartBooking } from './restart-booking.tsx'
import { SecurePayment } from './secure-payment.tsx'
import { TripRecap } from './trip-recap.tsx'
import { useBookingView, useDraft } from './use-draft.ts'
import { usePay } from './use-pay.ts'

/** Everything that paying needs, and Pay. */
export function BillingForm({ provider }: { provider: string }) {
  const view = useBookingView()
  const { trip } = useDraft()
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { stage, trouble, pay } = usePay()
  const { form, send } = useCheckedForm(method, () => void pay(method, view.total))
  const isIncomplete = lacksTravellers(view)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="flex flex-col gap-6">
        {isIncomplete && <MissingTravellersNotice offerId={trip.offerId} />}
        <OpenPaymentNotice />
        <Card className="flex flex-col gap-6">
          <PaymentMethodChoice method={method} provider={provider} onChoose={setMethod} />
          {method === 'card' ? <CardFields /> : <CardHolderName />}
          <CardHolderBox />
          <SecurePayment method={method} provider={provider} />
        </Card>
        <TitledCard title={<Trans>Billing address</Trans>}>
          <p className="-mt-2 text-sm text-muted">
            <Trans>It must match your bank statement.</Trans>
          </p>
          <BillingFields />
        </TitledCard>
        <div>
          <RestartBooking offerId={trip.offerId} />
        </div>
      </div>
      <aside className="flex flex-col gap-6 lg:sticky lg:top-6">
        <PayPanel method={method} provider={provider} busy={stage !== 'idle'} closed={isIncomplete}>
          <PayTroubleNotice trouble={trouble} />
        </PayPanel>
        <TripRecap />
      </aside>
      <PayProgressDialog stage={stage} total={view.total} />
    </form>
  )
}

/** Sends a form without faults; in one that has some, every field has its say, and the first of them is gone to. */
const useCheckedForm = (method: PaymentMethod, pay: () => void) => {
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
