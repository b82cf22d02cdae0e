import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="journey-stop">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-muted">{children}</p>
    </li>
  )
}

/** The line again: three stops, downwards on a phone and along the page where there is room. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="flex flex-col gap-6">
      <h2 id="how-it-works" className="text-xl">
        <Trans>Three stops to a flight</Trans>
      </h2>
      <ol className="grid md:grid-cols-3">
        <Step title={<Trans>Say where and when</Trans>}>
          <Trans>
            A city, an airport or its code will do, accents or not. The calendar shows which days cost less.
          </Trans>
        </Step>
        <Step title={<Trans>Compare what matters</Trans>}>
          <Trans>
            Sort by price, time or both. Every filter says how many flights it leaves, and tight connections say so.
          </Trans>
        </Step>
        <Step title={<Trans>Choose, and share if you like</Trans>}>
          <Trans>The whole search lives in the address of the page: send it, save it, come back to it.</Trans>
        </Step>
      </ol>
    </section>
  )
}
