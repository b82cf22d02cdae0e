import { Trans } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import type { Problem } from '../../problem.ts'

interface ResultsFailureProps {
  readonly problem: Problem
  readonly onRetry: () => void
}

/** No answer came. It says what happened, that nothing is lost, and what to do. */
export function ResultsFailure({ problem, onRetry }: ResultsFailureProps) {
  return (
    <Card className="mt-6 flex flex-col items-center gap-4 py-12 text-center">
      <h2 className="text-lg" role="alert">
        {problem._tag === 'SupplierTimeout' ? (
          <Trans>The airlines did not answer in time</Trans>
        ) : (
          <Trans>We cannot search for flights right now</Trans>
        )}
      </h2>
      <p className="max-w-120 text-muted">
        <Trans>Your search is kept as it is. Most of the time a second try works.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Search again</Trans>
      </Button>
      {problem.requestId && (
        <p className="text-xs text-muted">
          <Trans>Reference: {problem.requestId}</Trans>
        </p>
      )}
    </Card>
  )
}
