import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { nightsBetween } from '#domain/time/dates.ts'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { Price } from '#/ui/money/price.tsx'
import { RateNote } from '#/ui/money/rate-note.tsx'
import type { SoldStay, StayDraft } from './sold-stay.ts'
import { useStayWords } from './stay-words.ts'

interface StayPriceLinesProps {
  readonly stay: Pick<SoldStay, 'price' | 'rooms' | 'checkIn' | 'checkOut'>
  /** of what is paid here, where that is not all */
  readonly now: ReactNode
}

/** What a stay's total is for, and, where not all of it is paid here, what is and what at the hotel: its own fees in what it takes for them. */
export function StayPriceLines({ stay, now }: StayPriceLinesProps) {
  const { total, dueNow, dueAtHotel, fees } = stay.price
  return (
    <>
      <PriceLine money={total}>
        <Plural value={stay.rooms.length} one="# room" other="# rooms" />
        {', '}
        <Plural value={nightsBetween(stay.checkIn, stay.checkOut)} one={'#\u00A0night'} other={'#\u00A0nights'} />
      </PriceLine>
      {dueAtHotel.amount > 0 && (
        <>
          <PriceLine money={dueNow}>{now}</PriceLine>
          <PriceLine money={dueAtHotel}>
            <Trans>Of which you pay at the hotel</Trans>
          </PriceLine>
        </>
      )}
      <HotelFees fees={fees} />
    </>
  )
}

/** A hotel's own fees, in what it takes for them. */
export function HotelFees({ fees }: Pick<SoldStay['price'], 'fees'>) {
  const words = useStayWords()
  return fees.map(({ label, amount, local }) => (
    <PriceLine key={label.en} money={amount} isPart>
      {words.name(label)}
      {local.currency !== amount.currency && (
        <>
          {': '}
          <span className="whitespace-nowrap">{words.money(local)}</span>
        </>
      )}
    </PriceLine>
  ))
}

/** The same where it is paid for. */
export function StayPrice() {
  const { stay } = (useDraft() as StayDraft).item
  return (
    <>
      <StayPriceLines stay={stay} now={<Trans>Of which you pay now</Trans>} />
      <CardGuarantees stay={stay} />
    </>
  )
}

function CardGuarantees({ stay }: Pick<StayPriceLinesProps, 'stay'>) {
  if (stay.price.dueNow.amount > 0) return null
  return (
    <div>
      <dt className="sr-only">
        <Trans>Your card</Trans>
      </dt>
      <dd>
        <Trans>Your card only guarantees the room: nothing is charged now.</Trans>
      </dd>
    </div>
  )
}

/** The total first, and what it is made of. */
export function StayTotal({ stay }: { readonly stay: SoldStay }) {
  return (
    <section aria-labelledby="stay-total" className="flex flex-col gap-3">
      <h2 id="stay-total" className="text-lg">
        <Trans>Total for the stay</Trans>
      </h2>
      <div>
        <p>
          <Price money={stay.price.total} className="text-xl font-bold" estimateClass="block" />
        </p>
        <p className="text-sm text-muted">
          <Trans>Taxes and fees included</Trans>
        </p>
      </div>
      <dl className="flex flex-col gap-1.5 text-sm">
        <StayPriceLines stay={stay} now={<Trans>Of which you pay now</Trans>} />
        <CardGuarantees stay={stay} />
      </dl>
      <p className="border-t border-line pt-3 text-sm text-muted empty:hidden">
        <RateNote />
      </p>
    </section>
  )
}
