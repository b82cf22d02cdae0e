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
import { PlansRecap } from '../../flights/booking/recap.tsx'
import { PackageTerms } from '../../packages/booking/package-law.tsx'
import { useBagsOfPair } from '../../packages/booking/pair-total.tsx'
import { pairAt } from '../../packages/pair/pair-at.ts'
import { useAgreedPair } from '../../packages/pair/use-agreed-pair.ts'
import { TourDays, TourParty, TourTitle } from '../../tours/booking/tour-facts.tsx'
import { useTourWords } from '../../tours/booking/use-tour-words.ts'
import { bookingNews } from '../booking-news.tsx'
import { departuresUrl, flightsUrl } from './addresses.ts'
import { type FlownTour, flownTourAddress, wholePrice } from './flown-tour.ts'
import { FlownTourHold } from './hold.tsx'
import { onFlownTourTravellers } from './on-travellers.ts'
import { FlownTourTotal } from './price.tsx'

const pricing = { whole: wholePrice, at: pairAt<FlownTour> }

interface FlownTourSummaryProps {
  readonly item: FlownTour
  readonly hold: PriceHold
  /** the total that the traveller was shown before, in minor units; undefined where the address names none */
  readonly shown: number | undefined
  readonly url: Readonly<Record<string, string>>
}

/** The flight and the tour that are about to be booked as one, and who travels. */
export function FlownTourSummary({ item, hold, shown, url }: FlownTourSummaryProps) {
  const words = useTourWords()
  const { tour } = item
  const { pair, before } = useAgreedPair(item, pricing, shown)
  const bags = useBagsOfPair(item)
  return (
    <SummaryFrame
      title={<Trans>Your flight and {words.name(tour.tour.name)}</Trans>}
      hold={<FlownTourHold item={pair} hold={hold} url={url} />}
      moved={before !== undefined ? <FlownTourMoved item={item} shown={before} url={url} /> : null}
      total={addMoney(wholePrice(pair), bags)}
      price={<FlownTourTotal item={pair} />}
      offer={{
        kind: 'flown_tour',
        offerId: item.offerId,
        total: item.total,
        withExtras: item.withExtras ?? false,
      }}
      product={onFlownTourTravellers}
    >
      <TitledCard title={<Trans>Your flights</Trans>}>
        <PlansRecap item={item} />
        <Link {...flightsUrl(item.search)} preload={false} className={textLinkClass}>
          <Trans>Choose another flight</Trans>
        </Link>
      </TitledCard>
      <TitledCard title={<Trans>Your tour</Trans>}>
        <TourTitle sold={tour} />
        <TourDays sold={tour} />
        <TourParty sold={tour} />
        <Link {...departuresUrl(item.search)} hash="departures" preload={false} className={textLinkClass}>
          <Trans>Choose another departure</Trans>
        </Link>
      </TitledCard>
      <TitledCard title={<Trans>If you cancel flight and tour</Trans>}>
        <CancelSteps steps={pair.cancel.steps} whole={wholePrice(pair)} zone={tour.timeZone} />
      </TitledCard>
      <Card>
        <PackageTerms law={item.law} />
      </Card>
    </SummaryFrame>
  )
}

interface FlownTourMovedProps extends Pick<FlownTourSummaryProps, 'item' | 'url'> {
  readonly shown: number
}

function FlownTourMoved({ item, shown, url }: FlownTourMovedProps) {
  const total = wholePrice(item)
  return (
    <MovedTotal from={{ ...total, amount: shown }} to={total} words={bookingNews.moves}>
      <Link
        to="/paquetes/tur/summary"
        search={{ ...url, ...flownTourAddress(item) }}
        replace
        resetScroll={false}
        preload={false}
        className={buttonClass()}
      >
        <Trans>Accept the new price</Trans>
      </Link>
      <Link {...flightsUrl(item.search)} preload={false} className={buttonClass('secondary')}>
        <Trans>Choose another flight</Trans>
      </Link>
    </MovedTotal>
  )
}
