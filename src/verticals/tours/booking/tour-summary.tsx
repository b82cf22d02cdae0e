import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { MovedTotal } from '#/features/checkout/moved-total.tsx'
import { SummaryFrame } from '#/features/checkout/summary-frame.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { textLinkClass } from '#/ui/text-link-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { bookingNews } from '../booking-news.tsx'
import { backToTour } from './back-to-tour.ts'
import { onTravelersPage } from './on-travelers-page.tsx'
import type { TourItem } from './sold-tour.ts'
import { TourTermsCard } from './tour-terms-card.tsx'
import { TourDays, TourParty, TourPlace } from './tour-facts.tsx'
import { TourHold } from './tour-hold.tsx'
import { TourTotal } from './tour-price.tsx'
import { useTourWords } from './use-tour-words.ts'

interface TourSummaryProps {
  readonly item: TourItem
  readonly hold: PriceHold
  /** the total that the traveller was shown before, in minor units; undefined where the address names none */
  readonly shown: number | undefined
  readonly url: Readonly<Record<string, string>>
  /** what can be booked with it: after the form, which a phone shows first */
  readonly also?: ReactNode
}

/** The places that are about to be booked, and who comes along. */
export function TourSummary({ item, hold, shown, url, also }: TourSummaryProps) {
  const words = useTourWords()
  const { sold } = item
  const { total } = sold.price
  const isMoved = shown !== undefined && shown !== total.amount
  return (
    <SummaryFrame
      title={words.name(sold.tour.name)}
      hold={<TourHold item={item} hold={hold} url={url} />}
      moved={isMoved ? <TourPriceMoved item={item} shown={shown} url={url} /> : null}
      total={total}
      price={<TourTotal item={item} />}
      offer={{ kind: 'tour', offerId: item.offerId, total: item.total }}
      product={onTravelersPage}
      terms={
        <>
          {also}
          <TourTermsCard sold={sold} title={<Trans>If you cancel</Trans>} />
        </>
      }
    >
      <TitledCard title={<Trans>Your tour</Trans>}>
        <TourPlace sold={sold} />
        <TourDays sold={sold} />
        <div className="flex flex-wrap items-baseline gap-x-3">
          <TourParty sold={sold} />
          <Link {...backToTour({ ...url, ...item.search })} hash="departures" preload={false} className={textLinkClass}>
            <Trans>Change departure or rooms</Trans>
          </Link>
        </div>
      </TitledCard>
    </SummaryFrame>
  )
}

interface TourPriceMovedProps extends Pick<TourSummaryProps, 'item' | 'url'> {
  readonly shown: number
}

function TourPriceMoved({ item, shown, url }: TourPriceMovedProps) {
  const { total } = item.sold.price
  return (
    <MovedTotal from={{ ...total, amount: shown }} to={total} words={bookingNews.moves}>
      <Link
        to="/turs/booking/summary"
        search={{ ...url, ...item.search }}
        replace
        resetScroll={false}
        preload={false}
        className={buttonClass()}
      >
        <Trans>Accept the new price</Trans>
      </Link>
      <Link {...backToTour({ ...url, ...item.search })} preload={false} className={buttonClass('secondary')}>
        <Trans>Choose another departure</Trans>
      </Link>
    </MovedTotal>
  )
}
