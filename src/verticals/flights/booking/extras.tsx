import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { bagPrice } from '#domain/money/bag-price.ts'
import { formatMoney } from '#domain/money/money-format.ts'
import { useBooking, useDraft } from '#/features/checkout/draft/booking-scope.tsx'
import { passengerName } from '#/features/checkout/travellers/passenger/passenger-label.ts'
import type { Passenger } from '#/features/checkout/travellers/passenger.ts'
import { Icon } from '#/ui/icon.tsx'
import { TitledCard } from '#/ui/titled-card.tsx'
import { bagQuantity, bagsTotal } from './bags.ts'
import { type FlightDraft, type Journey, journeys } from './flight-item.ts'

/** Bags beyond what the fare includes, for each direction and traveller. None is there unless it was asked for. */
export function FlightExtras() {
  const { item } = useDraft() as FlightDraft
  const flown = journeys.filter((journey) => item.journeys[journey])
  return (
    <TitledCard title={<Trans>Add baggage</Trans>}>
      <div className="grid gap-6 sm:grid-cols-2">
        {flown.map((journey) => (
          <JourneyBags key={journey} journey={journey} alone={flown.length === 1} />
        ))}
      </div>
    </TitledCard>
  )
}

function JourneyBags({ journey, alone }: { journey: Journey; alone: boolean }) {
  const { i18n } = useLingui()
  const { item, extras, passengers } = useDraft() as FlightDraft
  const { bag, mostBags } = item.journeys[journey] ?? { bag: null, mostBags: 0 }
  const carriers = passengers.filter(({ type }) => type !== 'infant')
  return (
    <section className="flex flex-col gap-3">
      {!alone && (
        <h3 className="font-semibold">{journey === 'onward' ? <Trans>Outbound</Trans> : <Trans>Return</Trans>}</h3>
      )}
      {bag && mostBags > 0 ? (
        <>
          <p className="text-sm text-muted">
            <Trans>
              {formatMoney(bagPrice(bag.price, 1), i18n.locale)} for each checked bag of up to {bag.weightKg} kg
            </Trans>
          </p>
          {carriers.map((passenger) => (
            <BagCounter key={passenger.id} journey={journey} passenger={passenger} most={mostBags} />
          ))}
          {bagQuantity(extras, journey) > 0 && (
            <p className="flex justify-between gap-4 border-t border-line pt-3 text-sm">
              <span>
                <Trans>Extra charge</Trans>
              </span>
              <span className="font-semibold figures">
                {formatMoney(bagsTotal(item, extras, journey), i18n.locale)}
              </span>
            </p>
          )}
        </>
      ) : (
        <p className="text-sm text-muted">
          <Trans>No bags can be added to this flight.</Trans>
        </p>
      )}
    </section>
  )
}

interface BagCounterProps {
  readonly journey: Journey
  readonly passenger: Passenger
  readonly most: number
}

/** How many bags one traveller adds in one direction. */
function BagCounter({ journey, passenger, most }: BagCounterProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const booking = useBooking()
  const { extras, passengers } = useDraft() as FlightDraft
  const counts = extras[journey]
  const count = counts[passenger.id] ?? 0
  const name = passengerName(i18n, passengers, passenger)
  const change = (step: 1 | -1): void => {
    const next = count + step
    if (next < 0 || next > most) return
    booking.draft.edit({ extras: { [journey]: { ...counts, [passenger.id]: next } } })
  }
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 items-center justify-between gap-4">
      <span id={id} className="min-w-0 [overflow-wrap:anywhere]">
        {name}
      </span>
      <span className="flex items-center gap-1">
        <More label={t`One bag fewer: ${name}`} icon="i-lucide-minus" isEnd={count === 0} onStep={() => change(-1)} />
        <output className="min-w-8 text-center text-lg font-semibold figures">{i18n.number(count)}</output>
        <More label={t`One bag more: ${name}`} icon="i-lucide-plus" isEnd={count >= most} onStep={() => change(1)} />
      </span>
    </fieldset>
  )
}

interface MoreProps {
  readonly label: string
  readonly icon: 'i-lucide-minus' | 'i-lucide-plus'
  readonly isEnd: boolean
  readonly onStep: () => void
}

/** It keeps the focus at the end of its range, so it is never truly disabled. */
function More({ label, icon, isEnd, onStep }: MoreProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onStep}
      className="grid size-11 place-items-center rounded-full border border-edge text-primary-strong hover:bg-primary-soft aria-disabled:border-line aria-disabled:text-muted aria-disabled:opacity-60 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
