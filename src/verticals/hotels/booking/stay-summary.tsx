import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { MovedTotal } from '#/features/checkout/moved-total.tsx'
import { SummaryFrame } from '#/features/checkout/summary-frame.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { textLinkClass } from '#/ui/text-link-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { bookingNews } from '../booking-news.tsx'
import { backToHotel } from './back-to-hotel.ts'
import { onGuestsPage } from './on-guests-page.tsx'
import type { StayItem } from './sold-stay.ts'
import { AccessLine } from '../offer/access-line.tsx'
import { HotelLine, StayCancelling, StayDays, StayRooms } from './stay-facts.tsx'
import { StayHold } from './stay-hold.tsx'
import { StayTotal } from './stay-price.tsx'

interface StaySummaryProps {
  readonly item: StayItem
  readonly hold: PriceHold
  /** the total that the traveller was shown before, in minor units; undefined where the address names none */
  readonly shown: number | undefined
  readonly url: Readonly<Record<string, string>>
}

/** The stay that is about to be booked, its price checked, and who is to sleep in each room. */
export function StaySummary({ item, hold, shown, url }: StaySummaryProps) {
  const { stay } = item
  const { total } = stay.price
  const isMoved = shown !== undefined && shown !== total.amount
  return (
    <SummaryFrame
      title={<Trans>Your stay at {stay.hotel.name}</Trans>}
      hold={<StayHold item={item} hold={hold} url={url} />}
      moved={isMoved ? <StayPriceMoved item={item} shown={shown} url={url} /> : null}
      total={total}
      price={<StayTotal stay={stay} />}
      offer={{ kind: 'hotel', offerId: item.offerId, total: item.total }}
      product={onGuestsPage}
    >
      <TitledCard title={<Trans>Your stay</Trans>}>
        <HotelLine stay={stay} />
        <StayDays stay={stay} />
        <StayRooms stay={stay} Access={AccessLine} />
        <Link {...backToHotel(url)} preload={false} className={textLinkClass}>
          <Trans>Choose another room</Trans>
        </Link>
      </TitledCard>
      <TitledCard title={<Trans>If you cancel</Trans>}>
        <StayCancelling stay={stay} />
      </TitledCard>
    </SummaryFrame>
  )
}

interface StayPriceMovedProps extends Pick<StaySummaryProps, 'item' | 'url'> {
  readonly shown: number
}

function StayPriceMoved({ item, shown, url }: StayPriceMovedProps) {
  const { total } = item.stay.price
  return (
    <MovedTotal from={{ ...total, amount: shown }} to={total} words={bookingNews.moves}>
      <Link
        to="/hoteles/booking/summary"
        search={{ ...url, ...item.search }}
        replace
        resetScroll={false}
        preload={false}
        className={buttonClass()}
      >
        <Trans>Accept the new price</Trans>
      </Link>
      <Link {...backToHotel(url)} preload={false} className={buttonClass('secondary')}>
        <Trans>Choose another room</Trans>
      </Link>
    </MovedTotal>
  )
}
