import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { addMoney } from '#domain/money/money.ts'
import { MovedTotal } from '#/features/checkout/moved-total.tsx'
import { SummaryFrame } from '#/features/checkout/summary-frame.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { textLinkClass } from '#/ui/text-link-class.ts'
import { TitledCard } from '#/ui/titled-card.tsx'
import { AccessLine } from '../../hotels/offer/access-line.tsx'
import { HotelLine, StayCancelling, StayDays, StayRooms } from '../../hotels/booking/stay-facts.tsx'
import { bookingNews } from '../booking-news.tsx'
import { roomsUrl } from '../search/package-addresses.ts'
import type { PricedPackage } from './loaded-offer.ts'
import { onPackageTravellers } from './on-package-travellers.tsx'
import { PackageFlights } from './package-flights.tsx'
import { PackageHold } from './package-hold.tsx'
import { packageAddress, pairTotal } from './package-item.ts'
import { PackageTerms } from './package-law.tsx'
import { PackageTotal } from './package-price.tsx'
import { useBagsOfPair } from './pair-total.tsx'
import { packageAt } from '../pair/package-at.ts'
import { useAgreedPair } from '../pair/use-agreed-pair.ts'

const pricing = { whole: pairTotal, at: packageAt }

interface PackageSummaryProps {
  readonly priced: PricedPackage
  /** the total that the traveller was shown before, in minor units; undefined where the address names none */
  readonly shown: number | undefined
  readonly url: ResultsUrl
}

/** The flight and the stay that are about to be booked as one, and who travels. */
export function PackageSummary({ priced, shown, url }: PackageSummaryProps) {
  const { item, hold } = priced
  const { stay } = item
  const { pair, before } = useAgreedPair(item, pricing, shown)
  const bags = useBagsOfPair(item)
  return (
    <SummaryFrame
      title={<Trans>Your flight and your stay at {stay.hotel.name}</Trans>}
      hold={<PackageHold item={pair} hold={hold} url={url} />}
      moved={before !== undefined ? <PackagePriceMoved priced={priced} shown={before} url={url} /> : null}
      total={addMoney(pairTotal(pair), bags)}
      price={<PackageTotal item={pair} />}
      offer={{ kind: 'package', offerId: item.offerId, total: item.total }}
      product={onPackageTravellers}
    >
      <PackageFlights priced={priced} url={url} />
      <TitledCard title={<Trans>Your stay</Trans>}>
        <HotelLine stay={stay} />
        <StayDays stay={stay} />
        <StayRooms stay={stay} Access={AccessLine} />
        <Link to="/paquetes/result" search={roomsUrl(url, url.hotel ?? '')} preload={false} className={textLinkClass}>
          <Trans>Choose another room</Trans>
        </Link>
      </TitledCard>
      <TitledCard title={<Trans>If you cancel flight and hotel</Trans>}>
        <StayCancelling stay={pair.stay} />
      </TitledCard>
      <Card>
        <PackageTerms law={item.law} />
      </Card>
    </SummaryFrame>
  )
}

interface PackagePriceMovedProps extends Pick<PackageSummaryProps, 'priced' | 'url'> {
  readonly shown: number
}

function PackagePriceMoved({ priced: { item }, shown, url }: PackagePriceMovedProps) {
  const total = pairTotal(item)
  return (
    <MovedTotal from={{ ...total, amount: shown }} to={total} words={bookingNews.moves}>
      <Link
        to="/paquetes/booking/summary"
        search={{ ...url, ...packageAddress(item) }}
        replace
        resetScroll={false}
        preload={false}
        className={buttonClass()}
      >
        <Trans>Accept the new price</Trans>
      </Link>
      <Link
        to="/paquetes/result"
        search={roomsUrl(url, url.hotel ?? '')}
        preload={false}
        className={buttonClass('secondary')}
      >
        <Trans>Choose another room</Trans>
      </Link>
    </MovedTotal>
  )
}
