import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { againUrl } from './outing-addresses.ts'
import { loadOuting } from './outing.functions.ts'
import type { OutingItem } from './outing-item.ts'

interface OutingHoldProps {
  readonly item: OutingItem
  readonly hold: PriceHold
}

/** Holds flight and places for as long as they are looked at. */
export function OutingHold({ item, hold }: OutingHoldProps) {
  const navigate = useNavigate()
  const checkAgain = async (): Promise<PriceHold | undefined> => {
    const loaded = await loadOuting({ data: item.offerId })
    return loaded.state === 'priced' && loaded.item.total.amount === item.total.amount ? loaded.hold : undefined
  }
  return (
    <HeldOffer
      subject={item.offerId}
      hold={hold}
      check={checkAgain}
      onChooseAnew={() => navigate(againUrl(item.search))}
      words={{
        refreshSelected: <Trans>Check this package again</Trans>,
        refreshResults: <Trans>Choose another time</Trans>,
      }}
    />
  )
}
