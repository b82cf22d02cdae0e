import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useListScope } from '#/features/results/list-scope.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { resultsUrl } from '../results/query/results-parameters.ts'
import type { ResultsQuery } from '../results/query/results-query.ts'
import type { FareChoice } from '../results/query/results-view.ts'
import { useResultsScope } from '../results/results-scope.tsx'
import { tripParameters } from '../trip/trip-parameters.ts'

/** On to the summary, with a fare. */
export function ChooseFare({ choice: { fare, bag } }: { choice: FareChoice }) {
  const { url, search } = useResultsScope()
  const { query } = useListScope<ResultsQuery>()
  const parameters = tripParameters(resultsUrl(url, search, query), {
    offerId: fare.id,
    total: fare.total,
    fare: fare.rules.label,
    outbound: query.outbound ?? '',
    inbound: query.inbound,
    addsBag: bag === 'added',
  })
  return (
    <Link
      to="/booking/summary"
      search={parameters}
      preload={false}
      className={buttonClass('primary', 'base', 'w-full')}
    >
      <Trans>Continue</Trans>
      <span className="sr-only">: {fare.rules.label}</span>
    </Link>
  )
}
