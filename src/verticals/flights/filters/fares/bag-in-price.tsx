import { Trans } from '@lingui/react/macro'
import { useListScope } from '#/features/results/list-scope.tsx'
import { useRequestedQuery } from '#/features/results/use-list.ts'
import { Checkbox } from '#/ui/fields/checkbox.tsx'
import type { ResultsQuery } from '../../results/query/results-query.ts'

/** Asks for prices with a first checked bag for each traveller with a seat. It filters nothing. */
export function BagInPrice() {
  const { store } = useListScope<ResultsQuery>()
  const { bags } = useRequestedQuery(store)
  return (
    <Checkbox name="bags" value="1" checked={bags} onChange={() => store.change({ bags: !bags })}>
      <span className="font-semibold">
        <Trans>Price with a checked bag</Trans>
      </span>
    </Checkbox>
  )
}
