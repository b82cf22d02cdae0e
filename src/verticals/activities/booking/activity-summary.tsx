import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { MovedTotal } from '#/features/checkout/moved-total.tsx'
import { SummaryFrame } from '#/features/checkout/summary-frame.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { textLinkClass } from '#/ui/text-link-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { bookingNews } from '../booking-news.tsx'
import { CancellingTerms } from '../detail/activity-facts.tsx'
import { useActivityWords } from '../detail/use-activity-words.ts'
import { FreeUntil } from '../list/free-until.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from './activity-facts.tsx'
import { ActivityHold } from './activity-hold.tsx'
import { ActivityTotal } from './activity-price.tsx'
import { backToActivity, withSold } from './back-to-activity.ts'
import { onTravelersPage } from './on-travelers-page.tsx'
import type { ActivityItem } from './sold-activity.ts'

interface ActivitySummaryProps {
  readonly item: ActivityItem
  readonly hold: PriceHold
  /** the total that the traveller was shown before, in minor units; undefined where the address names none */
  readonly shown: number | undefined
  readonly url: Readonly<Record<string, string>>
}

/** The places that are about to be booked, and who comes along. */
export function ActivitySummary({ item, hold, shown, url }: ActivitySummaryProps) {
  const words = useActivityWords()
  const { activity: sold } = item
  const isMoved = shown !== undefined && shown !== item.total.amount
  return (
    <SummaryFrame
      title={words.name(sold.activity.name)}
      hold={<ActivityHold item={item} hold={hold} url={url} />}
      moved={isMoved ? <ActivityPriceMoved item={item} shown={shown} url={url} /> : null}
      total={item.total}
      price={<ActivityTotal sold={sold} />}
      offer={{ kind: 'activity', offerId: item.offerId, total: item.total }}
      product={onTravelersPage}
    >
      <TitledCard title={<Trans>Your activity</Trans>}>
        <ActivityLine sold={sold} />
        <ActivityWhen sold={sold} />
        <ActivityParty sold={sold} />
        {sold.cancel.freeUntil !== null && (
          <FreeUntil at={sold.cancel.freeUntil} zone={sold.activity.location.timeZone} className="text-sm" />
        )}
        <Link {...backToActivity(withSold(url, item.search))} preload={false} className={textLinkClass}>
          <Trans>Choose another time</Trans>
        </Link>
      </TitledCard>
      <CancellingTerms activity={sold.activity} />
    </SummaryFrame>
  )
}

interface ActivityPriceMovedProps extends Pick<ActivitySummaryProps, 'item' | 'url'> {
  readonly shown: number
}

function ActivityPriceMoved({ item, shown, url }: ActivityPriceMovedProps) {
  return (
    <MovedTotal from={{ ...item.total, amount: shown }} to={item.total} words={bookingNews.moves}>
      <Link
        to="/activities/booking/summary"
        search={withSold(url, item.search)}
        replace
        resetScroll={false}
        preload={false}
        className={buttonClass()}
      >
        <Trans>Accept the new price</Trans>
      </Link>
      <Link {...backToActivity(withSold(url, item.search))} preload={false} className={buttonClass('secondary')}>
        <Trans>Choose another time</Trans>
      </Link>
    </MovedTotal>
  )
}
