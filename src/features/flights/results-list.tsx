import { Trans } from '@lingui/react/macro'
import { OfferCard } from './offer-card.tsx'
import { ResultsPages } from './results-pages.tsx'
import type { ResultsView } from './results-view.ts'

/** The page of flights to choose from. */
export function ResultsList({ view, busy }: { view: ResultsView; busy: boolean }) {
  const { list, names, stage } = view
  if (!list) return null
  const direction = stage === 'return' ? 'inbound' : 'outbound'
  return (
    <section aria-labelledby="flights-heading" aria-busy={busy}>
      <h2 id="flights-heading" tabIndex={-1} className="text-lg">
        {direction === 'inbound' ? <Trans>Choose your return</Trans> : <Trans>Choose your departure</Trans>}
      </h2>
      <ol className="mt-4 flex flex-col gap-3">
        {list.rows.map((row) => (
          <li key={row.slice.key}>
            <OfferCard row={row} names={names} direction={direction} />
          </li>
        ))}
      </ol>
      <ResultsPages page={list.page} pages={list.pages} />
    </section>
  )
}
