import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type PriceTone, priceTones } from './price-tones.ts'

/** What the looks of the bars mean. */
export function PriceLegend({ hasCheap }: { readonly hasCheap: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
      <Sign tone="chosen">
        <Trans>Your day</Trans>
      </Sign>
      <Sign tone="lowest">
        <Trans>Lowest price</Trans>
      </Sign>
      {hasCheap && (
        <Sign tone="cheap">
          <Trans>Cheapest third</Trans>
        </Sign>
      )}
      <Sign tone="other">
        <Trans>Other days</Trans>
      </Sign>
    </ul>
  )
}

function Sign({ tone, children }: { tone: PriceTone; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-3 rounded-sm forced-color-adjust-none ${priceTones[tone]}`} />
      {children}
    </li>
  )
}
