import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import type { Departure, TourPrice } from '../offer/tour.ts'
import { dayIn } from '../offer/tour-words.ts'
import { writeChoice } from './tour-parameters.ts'

interface ChooseDepartureProps {
  readonly departure: Departure
  readonly price: TourPrice
  /** the choice that is being reserved */
  readonly asking: string | undefined
}

/** Reserves places on this departure; one on request is asked for, and waited for once it is paid. */
export function ChooseDeparture({ departure, price, asking }: ChooseDepartureProps) {
  const { t, i18n } = useLingui()
  const choice = writeChoice({ departureId: departure.id, rooms: price.rooms, total: price.total })
  const first = dayIn(i18n, departure.from)
  const isOnRequest = departure.status === 'on_request'
  return (
    <Button
      type="submit"
      size="small"
      variant={isOnRequest ? 'secondary' : 'primary'}
      name="choice"
      value={choice}
      aria-label={isOnRequest ? t`Ask for it: ${first}` : t`Choose: ${first}`}
      busy={asking === choice}
      className="min-h-11"
    >
      {isOnRequest ? <Trans>Ask for it</Trans> : <Trans>Choose</Trans>}
    </Button>
  )
}
