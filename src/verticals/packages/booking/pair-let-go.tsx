import { Trans } from '@lingui/react/macro'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LetGo } from '#/features/checkout/machine/booking-payment.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Price } from '#/ui/money/price.tsx'

export const isRefusedIn = ({ parts }: Pick<LetGo, 'parts'>, kind: string): boolean =>
  parts.some((part) => part.kind === kind && part.isRefused)

interface PairLetGoProps {
  readonly letGo: LetGo
  readonly onLeave: () => void
  /** which part was refused, and that the other one was given back for nothing */
  readonly refusal: ReactNode
  /** where another one is chosen in place of what was refused */
  readonly another: { readonly words: ReactNode; readonly link: Pick<LinkProps, 'to' | 'search'> }
  readonly flightOfferId: string
}

/** What became of a pair that could not be had whole, and what can be done: another one, the flight alone, or no trip. */
export function PairLetGo({ letGo: { parts, alone }, onLeave, refusal, another, flightOfferId }: PairLetGoProps) {
  const flight = alone.find(({ partId }) => parts.some((part) => part.partId === partId && part.kind === 'flight'))
  return (
    <>
      <p className="text-base">{refusal}</p>
      <p className="text-muted">
        <Trans>Nothing has been charged, and what was set aside was given back. What you typed is kept.</Trans>
      </p>
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto">
        <Link {...another.link} preload={false} onClick={onLeave} className={buttonClass()}>
          {another.words}
        </Link>
        {flight && (
          <Link
            to="/booking/summary"
            search={{ offer: flightOfferId, shown: String(flight.total.amount) }}
            preload={false}
            onClick={onLeave}
            className={buttonClass('secondary')}
          >
            <span>
              <Trans>
                The flight alone for <Price money={flight.total} estimateClass="hidden" />
              </Trans>
            </span>
          </Link>
        )}
        <Button variant="quiet" onClick={onLeave}>
          <Trans>Leave it</Trans>
        </Button>
      </div>
    </>
  )
}
