import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Sharing } from '#domain/tour-kinds.ts'
import { useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { PriceLine } from '#/features/checkout/payment/pay-parts.tsx'
import { Price } from '#/ui/money/price.tsx'
import { RateNote } from '#/ui/money/rate-note.tsx'
import { type PaidTour, type TourDraft, type TourItem, paidIn } from './sold-tour.ts'
import { useTourWords } from './use-tour-words.ts'

interface TourPriceLinesProps {
  readonly paid: PaidTour
  /** of the deposit */
  readonly now: ReactNode
}

/** What each pays by how many share a room, and how much of the whole is paid here: the balance goes to the operator. */
export function TourPriceLines({ paid: { sold, deposit, balance }, now }: TourPriceLinesProps) {
  const words = useTourWords()
  const { lines, balanceDue } = sold.price
  const { operator } = sold.tour
  const day = balanceDue === null ? '' : words.longDay(balanceDue)
  return (
    <>
      {lines.map(({ sharing, travelers, subtotal }) => (
        <PriceLine key={sharing} money={subtotal}>
          <SharingWords sharing={sharing} travelers={travelers} />
        </PriceLine>
      ))}
      <PriceLine money={deposit}>{now}</PriceLine>
      {balance.amount > 0 && (
        <PriceLine money={balance}>
          <Trans>
            Balance, which you pay to {operator} by {day}
          </Trans>
        </PriceLine>
      )}
    </>
  )
}

interface SharingWordsProps {
  readonly sharing: Sharing
  readonly travelers: number
}

function SharingWords({ sharing, travelers }: SharingWordsProps) {
  switch (sharing) {
    case 'triple':
      return <Plural value={travelers} one="# traveler, three to a room" other="# travelers, three to a room" />
    case 'twin':
      return <Plural value={travelers} one="# traveler, two to a room" other="# travelers, two to a room" />
    case 'single':
      return <Plural value={travelers} one="# traveler in a single room" other="# travelers in single rooms" />
  }
}

/** How much of the whole is paid with the booking: all of it where the balance would be due already. */
export function PaidNow({ balance }: Pick<PaidTour, 'balance'>) {
  return balance.amount > 0 ? (
    <Trans>Of which you pay now, as a deposit</Trans>
  ) : (
    <Trans>All of which you pay now</Trans>
  )
}

/** The same where it is paid for. */
export function TourPrice() {
  const { item } = useDraft() as TourDraft
  return (
    <>
      <TourPriceLines paid={paidIn(item)} now={<PaidNow {...paidIn(item)} />} />
      <PaidWhen item={item} />
    </>
  )
}

/** When anything is taken of a card: the balance never by itself, and of what is on request nothing before a yes. */
function PaidWhen({ item }: { readonly item: TourItem }) {
  const { balance } = paidIn(item)
  return (
    <div className="pt-1 empty:hidden">
      {(balance.amount > 0 || item.byHand) && (
        <dt className="sr-only">
          <Trans>Your card</Trans>
        </dt>
      )}
      {balance.amount > 0 && (
        <dd>
          <Trans>The balance is never charged to your card by itself.</Trans>
        </dd>
      )}
      {item.byHand && (
        <dd>
          <Trans>The operator confirms this departure by hand. Nothing is charged until it says yes.</Trans>
        </dd>
      )}
    </div>
  )
}

/** The total first, and what of it is paid when. */
export function TourTotal({ item }: { readonly item: TourItem }) {
  return (
    <section aria-labelledby="tour-total" className="flex flex-col gap-3">
      <h2 id="tour-total" className="text-lg">
        <Plural value={item.sold.ages.length} one="Total" other="Total for all of you" />
      </h2>
      <div>
        <p>
          <Price money={item.sold.price.total} className="text-xl font-bold" estimateClass="block" />
        </p>
        <p className="text-sm text-muted">
          <Trans>Taxes and fees included</Trans>
        </p>
      </div>
      <dl className="flex flex-col gap-1.5 text-sm">
        <TourPriceLines paid={paidIn(item)} now={<PaidNow {...paidIn(item)} />} />
        <PaidWhen item={item} />
      </dl>
      <p className="border-t border-line pt-3 text-sm text-muted empty:hidden">
        <RateNote />
      </p>
    </section>
  )
}
