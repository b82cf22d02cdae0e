import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { checkedAgain } from '#/features/checkout/product/checked-again.ts'
import { flightsUrl } from './addresses.ts'
import { loadFlownTour } from './flown-tour.functions.ts'
import { type FlownTour, flownTourAddress } from './flown-tour.ts'

interface FlownTourHoldProps {
  readonly item: FlownTour
  readonly hold: PriceHold
  readonly url: Readonly<Record<string, string>>
}

/** Holds flight and places for as long as they are looked at. Another total is asked about: the address says which was shown. */
export function FlownTourHold({ item, hold, url }: FlownTourHoldProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const reload = async (): Promise<void> => {
    const search = { ...flownTourAddress(item), ...url }
    await navigate({ to: '/paquetes/tur/summary', search, replace: true, resetScroll: false })
    await router.invalidate({ sync: true })
  }
  return (
    <HeldOffer
      subject={item.offerId}
      hold={hold}
      check={() => checkedAgain({ hold, load: () => loadFlownTour({ data: item.offerId }), reload })}
      onChooseAnew={() => navigate(flightsUrl(item.search))}
      words={{
        refreshSelected: <Trans>Check this package again</Trans>,
        refreshResults: <Trans>Choose another flight</Trans>,
      }}
    />
  )
}
