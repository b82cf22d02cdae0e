import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { isGone } from '#/features/checkout/product/checked-again.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { choiceUrl, roomsUrl } from '../search/package-addresses.ts'
import { checkOffer } from './offer.functions.ts'
import { type PackageItem, packageAddress, pairTotal } from './package-item.ts'

interface PackageHoldProps {
  readonly item: PackageItem
  readonly hold: PriceHold
  readonly url: ResultsUrl
}

/** Holds the pair for as long as it is looked at. What still stands goes on in a newer offer, with all that was typed;
 * what does not is told by the page of the rooms, where it is agreed to or chosen anew. */
export function PackageHold({ item, hold, url }: PackageHoldProps) {
  const navigate = useNavigate()
  const { flightOfferId, hotelOfferId } = item
  const hotel = item.search.hotel ?? ''
  const checkAgain = async (): Promise<PriceHold | undefined> => {
    const rates = (item.search.rates ?? '').split(',')
    const shown = pairTotal(item).amount
    const checked = await checkOffer({ data: { flightOfferId, hotelOfferId, rates, shown } })
    if (checked.state === 'problem' && !isGone(checked.problem)) return undefined
    if (checked.state !== 'priced') {
      const chosen = { ...choiceUrl(item.search, hotel, rates), shown: String(shown) }
      await navigate({ to: '/paquetes/result', search: chosen })
      return undefined
    }
    const search = { ...url, ...packageAddress(checked.item) }
    await navigate({ to: '/paquetes/booking/summary', search, replace: true })
    return checked.hold
  }
  return (
    <HeldOffer
      subject={item.offerId}
      hold={hold}
      check={checkAgain}
      onChooseAnew={() => navigate({ to: '/paquetes/result', search: roomsUrl(item.search, hotel) })}
      words={{
        refreshSelected: <Trans>Check this package again</Trans>,
        refreshResults: <Trans>Choose other rooms</Trans>,
      }}
    />
  )
}
