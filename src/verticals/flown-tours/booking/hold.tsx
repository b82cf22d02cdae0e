import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { flightsUrl } from './addresses.ts'
import { loadFlownTour } from './flown-tour.functions.ts'
import { type FlownTour, wholePrice } from './flown-tour.ts'

interface FlownTourHoldProps {
  readonly item: FlownTour
  readonly hold: PriceHold
}

/** Holds flight and places for as long as they are looked at. */
export function FlownTourHold({ item, hold }: FlownTourHoldProps) {
  const navigate = useNavigate()
  const checkAgain = async (): Promise<PriceHold | undefined> => {
    const loaded = await loadFlownTour({ data: item.offerId })
    const isSame = loaded.state === 'priced' && wholePrice(loaded.item).amount === wholePrice(item).amount
    return isSame ? loaded.hold : undefined
  }
  return (
    <HeldOffer
      subject={item.offerId}
      hold={hold}
      check={checkAgain}
      onChooseAnew={() => navigate(flightsUrl(item.search))}
      words={{
        refreshSelected: <Trans>Check this package again</Trans>,
        refreshResults: <Trans>Choose another flight</Trans>,
      }}
    />
  )
}
