import { Trans } from '@lingui/react/macro'
import { nameOf } from '#/features/results/facet.ts'
import { chipClass } from '#/features/results/frame/chip-class.ts'
import { ListLink, useListScope } from '#/features/results/list-scope.tsx'
import type { Direction } from '../filters/flight-facet.ts'
import { stops } from '../filters/stops.ts'
import type { ResultsQuery } from './query/results-query.ts'
import { CabinsButton } from './results-cabins.tsx'
import { ResultsDays } from './results-days.tsx'
import { useResultsScope } from './results-scope.tsx'

/** As the filter of stops writes flights without any. */
const direct = ['0']

/** What is asked most often, one press away on narrow screens; wide ones have it beside the list and in the bar. */
export function QuickChips({ direction }: { direction: Direction }) {
  const { query } = useListScope<ResultsQuery>()
  const { search, today, soldWith } = useResultsScope()
  const name = nameOf(stops[direction])
  const isDirect = JSON.stringify(query.filters[name]) === JSON.stringify(direct)
  return (
    <>
      <ListLink<ResultsQuery>
        change={{ filters: { [name]: isDirect ? undefined : direct } }}
        aria-current={isDirect ? 'true' : undefined}
        className={chipClass(isDirect, 'lg:hidden')}
      >
        <Trans>Direct</Trans>
      </ListLink>
      {!soldWith && (
        <ListLink<ResultsQuery>
          change={{ bags: !query.bags }}
          aria-current={query.bags ? 'true' : undefined}
          className={chipClass(query.bags, 'lg:hidden')}
        >
          <Trans>Checked bag</Trans>
        </ListLink>
      )}
      {today !== undefined && (
        <>
          <ResultsDays search={search} today={today} className="lg:hidden" />
          <CabinsButton search={search} className="lg:hidden" />
        </>
      )}
    </>
  )
}
