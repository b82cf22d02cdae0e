import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import type { Problem } from '#domain/problem.ts'
import { SearchFailure } from '#/features/results/search-failure.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { flightsUrl, staysUrl } from '../search/package-addresses.ts'

/** What was chosen is not sold any more: the step before has what there is now. */
export function PackageGone({ of, url }: { readonly of: 'flight' | 'hotel'; readonly url: ResultsUrl }) {
  const isFlight = of === 'flight'
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="text-lg">
        {isFlight ? (
          <Trans>This flight is not sold at this price any more</Trans>
        ) : (
          <Trans>We cannot find this hotel</Trans>
        )}
      </h2>
      <p className="text-muted">
        <Trans>Choose again from what there is now. Nothing was booked or charged.</Trans>
      </p>
      <Link to="/paquetes/result" search={isFlight ? flightsUrl(url) : staysUrl(url)} className={buttonClass()}>
        {isFlight ? <Trans>Choose the flight again</Trans> : <Trans>Choose another hotel</Trans>}
      </Link>
    </Card>
  )
}

/** Nobody can say now what there is. */
export function PackageProblem({ problem, url }: { readonly problem: Problem; readonly url: ResultsUrl }) {
  const router = useRouter()
  return (
    <SearchFailure
      problem={problem}
      url={url}
      late={<Trans>The airlines and hotels did not answer in time</Trans>}
      failed={<Trans>We cannot search for packages right now</Trans>}
      onRetry={() => void router.invalidate()}
    />
  )
}
