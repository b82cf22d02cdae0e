import { Trans } from '@lingui/react/macro'
import { FareCard } from '../list/fare-card.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { StepHeading } from '#/features/results/step-heading.tsx'
import type { ResultsView } from './query/results-view.ts'

/** The fares of the chosen flights side by side, cheapest first. Nothing is added that was not asked for. */
export function ResultsFares({ view }: { view: ResultsView }) {
  const { fares, names } = view
  return (
    <section aria-labelledby={stepHeadingId} className="mt-6">
      <StepHeading key="fares">
        <Trans>Choose your fare</Trans>
      </StepHeading>
      <p className="text-sm text-muted">
        <Trans>Total for all travellers, taxes and fees included. Each fare says which bags it includes.</Trans>
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        {fares.map((choice) => (
          <li key={choice.fare.id}>
            <FareCard choice={choice} currency={names.currency} cheapest={fares[0]?.total ?? choice.total} />
          </li>
        ))}
      </ul>
    </section>
  )
}
