import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { HeldOffer, type PriceHold } from '#/features/checkout/checkout.ts'
import { writeChoice } from '../detail/time-choice-keys.ts'
import { backToActivity, withSold } from './back-to-activity.ts'
import type { ActivityItem } from './sold-activity.ts'

interface ActivityHoldProps {
  readonly item: ActivityItem
  readonly hold: PriceHold
  readonly url: Readonly<Record<string, string>>
}

/** Holds the places for as long as they are looked at; the same time is reserved anew on the activity's page, which tells what became of it. */
export function ActivityHold({ item, hold, url }: ActivityHoldProps) {
  const navigate = useNavigate()
  const { activity } = item
  const again = backToActivity(withSold(url, item.search))
  const reserveAgain = async (): Promise<PriceHold | undefined> => {
    const { option, localDateTimeStart, price } = activity
    const choice = writeChoice({
      optionCode: option.optionCode,
      start: localDateTimeStart,
      total: price.total.amount,
    })
    await navigate({ ...again, search: { ...again.search, choice, key: crypto.randomUUID() }, replace: true })
    return hold
  }
  return (
    <>
      <NotKept item={item} />
      <HeldOffer
        subject={item.offerId}
        hold={hold}
        check={reserveAgain}
        onChooseAnew={() => navigate(again)}
        words={{
          refreshSelected: <Trans>Reserve this time again</Trans>,
          refreshResults: <Trans>Choose another time</Trans>,
        }}
      />
    </>
  )
}

/** Of what is kept the hold's own line says until when, and of both what ends first. */
function NotKept({ item: { activity } }: Pick<ActivityHoldProps, 'item'>) {
  const { availability, price } = activity.holds
  return (
    <p className="-mb-4 flex flex-col text-sm text-muted empty:hidden">
      {availability.status !== 'HOLDING' && (
        <span>
          <Trans>The organizer keeps no places before you pay.</Trans>
        </span>
      )}
      {price.status !== 'HOLDING' && (
        <span>
          <Trans>The price is checked again when you pay.</Trans>
        </span>
      )}
    </p>
  )
}
