import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#/ui/card.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { BillingFields } from './billing-fields.tsx'
import type { PaymentMethod } from '../machine/booking-payment.ts'
import { ChangedElsewhereNotice } from '../draft/changed-elsewhere-notice.tsx'
import { CardFields } from '../card/card-fields.tsx'
import { CardHolderBox, CardHolderName } from '../card/card-holder.tsx'
import { FaultList } from '../travellers/fault-list.tsx'
import { MissingTravellersNotice, lacksTravellers } from '../travellers/missing-travellers-notice.tsx'
import { OpenPaymentNotice } from '../payment/open-payment-notice.tsx'
import { PayBar } from '../payment/pay-bar.tsx'
import { focusPayField } from '../payment/pay-faults.ts'
import { PayPanel } from '../payment/pay-panel.tsx'
import { PayProgressWanted } from '../payment/pay-progress-wanted.tsx'
import { PayTroubleNotice } from '../payment/pay-trouble-notice.tsx'
import { PaymentMethodChoice } from '../payment/payment-method-choice.tsx'
import type { PaymentParts } from '../product/product-on-pages.ts'
import { RestartBooking } from '../draft/restart-booking.tsx'
import { SecurePayment } from '../payment/secure-payment.tsx'
import { TripRecap } from '../payment/trip-recap.tsx'
import { useCheckedForm } from './use-checked-form.ts'
import { useBookingView } from '../draft/booking-scope.tsx'
import { useFocusCard } from './use-focus-card.ts'
import { useFocusPay } from '../payment/use-focus-pay.ts'
import { usePay } from '../payment/use-pay.ts'

interface BillingFormProps {
  readonly provider: string
  readonly product: PaymentParts
}

/** Everything that paying needs, and Pay. */
export function BillingForm({ provider, product }: BillingFormProps) {
  const { Recap, loadSteps, change } = product
  const view = useBookingView()
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { stage, trouble, pay } = usePay()
  const { form, list, faults, send } = useCheckedForm(method, () => void pay(method, view))
  useFocusPay(form, view.priceChange !== null)
  useFocusCard(form)
  const isIncomplete = lacksTravellers(view)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
    >
      <div className="flex flex-col gap-6">
        {isIncomplete && <MissingTravellersNotice />}
        <ChangedElsewhereNotice />
        <OpenPaymentNotice />
        <FaultList faults={faults} list={list} onChoose={(field) => focusPayField(form.current, field)} />
        <TripRecap Recap={Recap} change={change} />
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
      </div>
      <aside className="flex flex-col gap-6 lg:sticky lg:top-6">
        <PayPanel method={method} provider={provider} product={product} busy={stage !== 'idle'} closed={isIncomplete}>
          <PayTroubleNotice trouble={trouble} className="max-lg:hidden" />
        </PayPanel>
      </aside>
      {!isIncomplete && <PayBar busy={stage !== 'idle'} trouble={trouble} />}
      {/* after Pay, which comes next for whoever has filled in the last field */}
      <div className="lg:col-start-1">
        <RestartBooking />
      </div>
      <PayProgressWanted stage={stage} total={view.total} loadSteps={loadSteps} />
    </form>
  )
}
