import { Trans } from '@lingui/react/macro'
import { FareTable } from '../list/fare-table.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { StepHeading } from '#/features/results/step-heading.tsx'
import { useResultsScope } from './results-scope.tsx'
import type { ResultsView } from './query/results-view.ts'

/** The fares of the chosen flights side by side, cheapest first. Nothing is added that was not asked for. */
export function ResultsFares({ view }: { view: ResultsView }) {
  const { fares, names } = view
  const { soldWith } = useResultsScope()
  return (
    <section aria-labelledby={stepHeadingId} className="mt-6">
      <StepHeading key="fares">
        <Trans>Choose your fare</Trans>
      </StepHeading>
      <p className="text-sm text-muted">
        {soldWith?.fares ?? (
          <Trans>Total for all travelers, taxes and fees included. Each fare says which bags it includes.</Trans>
        )}
      </p>
      <FareTable fares={fares} currency={names.currency} />
    </section>
  )
}
