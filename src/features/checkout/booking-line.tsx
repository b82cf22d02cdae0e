import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'

const stops = ['item', 'travellers', 'payment', 'confirmed'] as const
type Stop = (typeof stops)[number]

/** What a kind of travel calls its own stops: what was chosen, and for whom. */
export type StopWords = Partial<Readonly<Record<'item' | 'travellers', ReactNode>>>

const words: Readonly<Record<Stop, ReactNode>> = {
  item: <Trans>Trip</Trans>,
  travellers: <Trans>Travelers</Trans>,
  payment: <Trans>Payment</Trans>,
  confirmed: <Trans>Confirmed</Trans>,
}

/** Of seats that are held first and paid for later. */
const heldWords: Partial<Record<Stop, ReactNode>> = {
  payment: <Trans>Hold</Trans>,
  confirmed: <Trans>Held</Trans>,
}

interface BookingLineProps {
  readonly at: Stop
  readonly holds?: boolean
  readonly own?: StopWords | undefined
}

/** How far a booking is, on the line that it travels along. Where large text leaves no room for four names, it shows the one of here. */
export function BookingLine({ at, holds = false, own }: BookingLineProps) {
  const here = stops.indexOf(at)
  return (
    <ol className="page-width @container flex pt-4 text-xs sm:text-sm print:hidden">
      {stops.map((stop, place) => (
        <li
          key={stop}
          aria-current={place === here ? 'step' : undefined}
          className={classNames(
            'relative flex flex-1 flex-col items-center gap-1.5 text-center',
            place === here ? 'font-semibold' : 'text-muted',
          )}
        >
          {place > 0 && (
            <span
              aria-hidden="true"
              className={classNames(
                'absolute end-1/2 top-2.25 w-full border-t-2',
                place <= here ? 'border-primary' : 'border-dashed border-edge',
              )}
            />
          )}
          <Mark isDone={place < here || at === 'confirmed'} isHere={place === here} />
          <span className={place === here ? undefined : 'sr-only @[17.5rem]:not-sr-only'}>
            {(holds ? heldWords[stop] : undefined) ??
              (stop === 'item' || stop === 'travellers' ? own?.[stop] : undefined) ??
              words[stop]}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Mark({ isDone, isHere }: { isDone: boolean; isHere: boolean }) {
  if (isDone)
    return (
      <span className="relative z-1 grid size-5 place-items-center rounded-full bg-primary text-on-primary">
        <Icon name="i-lucide-check" className="size-3.5" />
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative z-1 size-5 rounded-full border-2 bg-paper',
        isHere ? 'border-primary ring-4 ring-primary-soft' : 'border-edge',
      )}
    />
  )
}
