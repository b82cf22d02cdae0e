import { useLingui } from '@lingui/react/macro'
import { ListMap } from '#/features/map/list-map.tsx'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import type { ToursView } from '../list/tours-view.ts'

const PinnedTours = lazyPart(async () => (await import('./pinned-tours.tsx')).PinnedTours)

interface ToursMapProps {
  readonly view: ToursView
  readonly search: ResultsUrl
}

/** The tours of the page where they begin. */
export function ToursMap({ view, search }: ToursMapProps) {
  const { t } = useLingui()
  const title = t`Map of where these tours begin`
  return (
    <ListMap title={title}>
      <PinnedTours view={view} search={search} title={title} />
    </ListMap>
  )
}
