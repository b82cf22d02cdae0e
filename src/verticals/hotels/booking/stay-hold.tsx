import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { isGone } from '#/features/checkout/product/checked-again.ts'
import { backToChoice, backToHotel } from './back-to-hotel.ts'
import type { StayItem } from './sold-stay.ts'
import { checkStay } from './stay.functions.ts'

interface StayHoldProps {
  readonly item: StayItem
  readonly hold: PriceHold
  readonly url: Readonly<Record<string, string>>
}

/**
 * Holds the stay for as long as it is looked at. What still stands goes on in a newer offer, with all that was typed; what does not is
 * told by the hotel's page, where it is agreed to or chosen anew.
 */
export function StayHold({ item, hold, url }: StayHoldProps) {
  const navigate = useNavigate()
  const checkAgain = async (): Promise<PriceHold | undefined> => {
    const rates = (item.search.rates ?? '').split(',')
    const checked = await checkStay({ data: { rates, offer: item.offerId } })
    if (checked.state === 'problem' && !isGone(checked.problem)) return undefined
    if (checked.state !== 'priced') {
      await navigate(backToChoice(url, rates))
      return undefined
    }
    const search = { ...url, ...checked.item.search }
    await navigate({ to: '/hoteles/booking/summary', search, replace: true })
    return checked.hold
  }
  return (
    <HeldOffer
      subject={item.offerId}
      hold={hold}
      check={checkAgain}
      onChooseAnew={() => navigate(backToHotel(url))}
      words={{
        refreshSelected: <Trans>Check these rooms again</Trans>,
        refreshResults: <Trans>Choose other rooms</Trans>,
      }}
    />
  )
}
