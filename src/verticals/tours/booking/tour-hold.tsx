import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { writeChoice } from '../page/tour-parameters.ts'
import { backToTour } from './back-to-tour.ts'
import type { TourItem } from './sold-tour.ts'

interface TourHoldProps {
  readonly item: TourItem
  readonly hold: PriceHold
  readonly url: Readonly<Record<string, string>>
}

/** Holds the places for as long as they are looked at; the same departure is reserved anew on the tour's page, which tells what became of it. */
export function TourHold({ item, hold, url }: TourHoldProps) {
  const navigate = useNavigate()
  const again = backToTour({ ...url, ...item.search })
  const reserveAgain = async (): Promise<PriceHold | undefined> => {
    const { departureId, rooms, price } = item.sold
    const choice = writeChoice({ departureId, rooms, total: price.total.amount })
    await navigate({ ...again, search: { ...again.search, choice, key: crypto.randomUUID() }, replace: true })
    return hold
  }
  return (
    <>
      {item.byHand && <OnRequest />}
      <HeldOffer
        subject={item.offerId}
        hold={hold}
        check={reserveAgain}
        onChooseAnew={() => navigate(again)}
        words={{
          refreshSelected: <Trans>Reserve this departure again</Trans>,
          refreshResults: <Trans>Choose another departure</Trans>,
        }}
      />
    </>
  )
}

/** Of what is on request no place is kept: whether there is one is said later. */
function OnRequest() {
  return (
    <p className="-mb-4 text-sm text-muted">
      <Trans>On request: the operator says whether there are places, within three days of your booking.</Trans>
    </p>
  )
}
