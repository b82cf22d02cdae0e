import { Trans } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { checkedAgain } from '#/features/checkout/product/checked-again.ts'
import { withSold } from '../../activities/booking/back-to-activity.ts'
import { againUrl } from './outing-addresses.ts'
import { loadOuting } from './outing.functions.ts'
import { type OutingItem, outingAddress } from './outing-item.ts'

interface OutingHoldProps {
  readonly item: OutingItem
  readonly hold: PriceHold
  readonly url: Readonly<Record<string, string>>
}

/** Holds flight and places for as long as they are looked at. Another total is asked about: the address says which was shown. */
export function OutingHold({ item, hold, url }: OutingHoldProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const reload = async (): Promise<void> => {
    const search = { ...outingAddress(item), ...url }
    await navigate({ to: '/paquetes/actividad/summary', search, replace: true, resetScroll: false })
    await router.invalidate({ sync: true })
  }
  return (
    <HeldOffer
      subject={item.offerId}
      hold={hold}
      check={() => checkedAgain({ hold, load: () => loadOuting({ data: item.offerId }), reload })}
      onChooseAnew={() => navigate(againUrl(withSold(url, item.search)))}
      words={{
        refreshSelected: <Trans>Check this package again</Trans>,
        refreshResults: <Trans>Choose another time</Trans>,
      }}
    />
  )
}
