import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Price as Amount } from '#/ui/money/price.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ChangedElsewhereNotice } from '../draft/changed-elsewhere-notice.tsx'
import { MissingTravellersNotice, lacksTravellers } from '../travellers/missing-travellers-notice.tsx'
import { PayParts } from './pay-parts.tsx'
import { PayTroubleNotice } from './pay-trouble-notice.tsx'
import type { PaymentParts } from '../product/product-on-pages.ts'
import { RestartBooking } from '../draft/restart-booking.tsx'
import { DollarNotice } from './secure-payment.tsx'
import { TripRecap } from './trip-recap.tsx'
import { useBookingView } from '../draft/booking-scope.tsx'
import { usePay } from './use-pay.ts'

/** Has the airline keep the seats until the day `until`. Nothing is paid here, and no card is asked for. */
export function HoldForm({ until, product: { Recap, Price, change } }: { until: string; product: PaymentParts }) {
  const view = useBookingView()
  const { stage, trouble, pay } = usePay()
  const isIncomplete = lacksTravellers(view)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="flex flex-col gap-6">
        {isIncomplete && <MissingTravellersNotice />}
        <ChangedElsewhereNotice />
        <TripRecap Recap={Recap} change={change} />
        <HoldTerms until={until} />
        <div>
          <RestartBooking />
        </div>
      </div>
      <Card className="flex flex-col gap-4 lg:sticky lg:top-6">
        <h2 className="text-lg">
          <Trans>Total to pay later</Trans>
        </h2>
        <p>
          <Amount money={view.total} className="text-xl font-bold" estimateClass="block" />
        </p>
        <PayParts Price={Price} />
        <DollarNotice />
        <PayTroubleNotice trouble={trouble} />
        {!isIncomplete && (
          <Button busy={stage !== 'idle'} onClick={() => void pay('hold', view)}>
            <Trans>Hold the seats, pay later</Trans>
          </Button>
        )}
        <output className="text-sm text-muted">
          {stage === 'idle' ? (
            <Trans>Nothing is charged now.</Trans>
          ) : (
            <Trans>The airline is being asked to hold your seats. Please leave this page open.</Trans>
          )}
        </output>
      </Card>
    </div>
  )
}

function HoldTerms({ until }: { until: string }) {
  const { i18n } = useLingui()
  const day = i18n.date(`${until}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <TitledCard title={<Trans>Held without paying</Trans>}>
      <ul className="flex list-disc flex-col gap-2 ps-5">
        <li>
          <Trans>
            The airline keeps the seats at this price until {day} at the latest. It names the exact time once they are
            held.
          </Trans>
        </li>
        <li>
          <Trans>You pay in My journey, or with the link in our email. Only then are tickets issued.</Trans>
        </li>
        <li>
          <Trans>If you do not pay in time, or let the seats go before, the booking ends and you owe nothing.</Trans>
        </li>
      </ul>
    </TitledCard>
  )
}
