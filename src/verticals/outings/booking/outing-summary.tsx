import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { addMoney } from '#domain/money/money.ts'
import { CancelSteps } from '#/features/checkout/cancel-steps.tsx'
import type { PriceHold } from '#/features/checkout/checkout.ts'
import { MovedTotal } from '#/features/checkout/moved-total.tsx'
import { SummaryFrame } from '#/features/checkout/summary-frame.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { textLinkClass } from '#/ui/text-link-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { ActivityLine, ActivityParty, ActivityWhen } from '../../activities/booking/activity-facts.tsx'
import { withSold } from '../../activities/booking/back-to-activity.ts'
import { useActivityWords } from '../../activities/detail/use-activity-words.ts'
import { PlansRecap } from '../../flights/booking/recap.tsx'
import { PackageTerms } from '../../packages/booking/package-law.tsx'
import { useBagsOfPair } from '../../packages/booking/pair-total.tsx'
import { pairAt } from '../../packages/pair/pair-at.ts'
import { useAgreedPair } from '../../packages/pair/use-agreed-pair.ts'
import { bookingNews } from '../booking-news.tsx'
import { onOutingTravellers } from './on-outing-travellers.tsx'
import { againUrl } from './outing-addresses.ts'
import { OutingHold } from './outing-hold.tsx'
import { type OutingItem, outingAddress } from './outing-item.ts'
import { OutingTotal } from './outing-price.tsx'

interface OutingSummaryProps {
  readonly item: OutingItem
  readonly hold: PriceHold
  /** the total that the traveller was shown before, in minor units; undefined where the address names none */
  readonly shown: number | undefined
  readonly url: Readonly<Record<string, string>>
}

const pricing = { whole: ({ total }: OutingItem) => total, at: pairAt<OutingItem> }

/** The flight and the activity that are about to be booked as one, and who travels. */
export function OutingSummary({ item, hold, shown, url }: OutingSummaryProps) {
  const words = useActivityWords()
  const { activity } = item
  const { pair, before } = useAgreedPair(item, pricing, shown)
  const bags = useBagsOfPair(item)
  return (
    <SummaryFrame
      title={<Trans>Your flight and {words.name(activity.activity.name)}</Trans>}
      hold={<OutingHold item={pair} hold={hold} url={url} />}
      moved={before !== undefined ? <OutingPriceMoved item={item} shown={before} url={url} /> : null}
      total={addMoney(pair.total, bags)}
      price={<OutingTotal item={pair} />}
      offer={{ kind: 'outing', offerId: item.offerId, total: item.total, withExtras: item.withExtras ?? false }}
      product={onOutingTravellers}
    >
      <TitledCard title={<Trans>Your flights</Trans>}>
        <PlansRecap item={item} />
      </TitledCard>
      <TitledCard title={<Trans>Your activity</Trans>}>
        <ActivityLine sold={activity} />
        <ActivityWhen sold={activity} />
        <ActivityParty sold={activity} />
        <Link {...againUrl(withSold(url, item.search))} preload={false} className={textLinkClass}>
          <Trans>Choose another time</Trans>
        </Link>
      </TitledCard>
      <TitledCard title={<Trans>If you cancel flight and activity</Trans>}>
        <CancelSteps steps={pair.cancel.steps} whole={pair.total} zone={activity.activity.location.timeZone} />
      </TitledCard>
      <Card>
        <PackageTerms law={item.law} />
      </Card>
    </SummaryFrame>
  )
}

interface OutingPriceMovedProps extends Pick<OutingSummaryProps, 'item' | 'url'> {
  readonly shown: number
}

function OutingPriceMoved({ item, shown, url }: OutingPriceMovedProps) {
  return (
    <MovedTotal from={{ ...item.total, amount: shown }} to={item.total} words={bookingNews.moves}>
      <Link
        to="/paquetes/actividad/summary"
        search={withSold(url, outingAddress(item))}
        replace
        resetScroll={false}
        preload={false}
        className={buttonClass()}
      >
        <Trans>Accept the new price</Trans>
      </Link>
      <Link {...againUrl(withSold(url, item.search))} preload={false} className={buttonClass('secondary')}>
        <Trans>Choose another time</Trans>
      </Link>
    </MovedTotal>
  )
}
