import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { useBooking } from '../draft/booking-scope.tsx'
import type { Journey } from '../draft/draft.ts'
import { passengerName } from '../travellers/passenger/passenger-label.ts'
import type { Passenger } from '../travellers/passenger.ts'
import { useDraft } from '../draft/use-draft.ts'

interface BagCounterProps {
  readonly journey: Journey
  readonly passenger: Passenger
  readonly most: number
}

/** How many bags one traveller adds in one direction. */
export function BagCounter({ journey, passenger, most }: BagCounterProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const booking = useBooking()
  const { baggage, passengers } = useDraft()
  const counts = baggage[journey]
  const count = counts[passenger.id] ?? 0
  const name = passengerName(i18n, passengers, passenger)
  const change = (step: 1 | -1): void => {
    const next = count + step
    if (next < 0 || next > most) return
    booking.draft.edit({ baggage: { [journey]: { ...counts, [passenger.id]: next } } })
  }
  return (
    <fieldset aria-labelledby={id} className="flex items-center justify-between gap-4">
      <span id={id} className="min-w-0 break-words">
        {name}
      </span>
      <span className="flex items-center gap-1">
        <Step label={t`One bag fewer: ${name}`} icon="i-lucide-minus" isEnd={count === 0} onStep={() => change(-1)} />
        <output className="min-w-8 text-center text-lg font-semibold figures">{i18n.number(count)}</output>
        <Step label={t`One bag more: ${name}`} icon="i-lucide-plus" isEnd={count >= most} onStep={() => change(1)} />
      </span>
    </fieldset>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: 'i-lucide-minus' | 'i-lucide-plus'
  readonly isEnd: boolean
  readonly onStep: () => void
}

/** It keeps the focus at the end of its range, so it is never truly disabled. */
function Step({ label, icon, isEnd, onStep }: StepProps) {
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
