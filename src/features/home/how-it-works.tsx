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
        <Trans>Book in three steps</Trans>
      </h2>
      <ol className="grid md:grid-cols-3">
        <Step title={<Trans>Tell us where and when</Trans>}>
          <Trans>Type a city, an airport or its code. The calendar shows which days cost less.</Trans>
        </Step>
        <Step title={<Trans>Compare what matters</Trans>}>
          <Trans>
            Sort by price, time or both. Every filter shows how many flights match, and tight connections are marked.
          </Trans>
        </Step>
        <Step title={<Trans>Choose and share</Trans>}>
          <Trans>Your search is in the page’s address: send it, save it or come back to it later.</Trans>
        </Step>
      </ol>
    </section>
  )
}
