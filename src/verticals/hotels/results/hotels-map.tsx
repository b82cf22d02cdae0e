import { useLingui } from '@lingui/react/macro'
import { ListMap } from '#/features/map/list-map.tsx'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import type { HotelsView } from '../list/hotels-view.ts'

const PinnedHotels = lazyPart(async () => (await import('./pinned-hotels.tsx')).PinnedHotels)

/** The hotels of the page on a map. */
export function HotelsMap({ view }: { readonly view: HotelsView }) {
  const { t } = useLingui()
  const title = t`Map of these hotels`
  return (
    <ListMap title={title}>
      <PinnedHotels view={view} title={title} />
    </ListMap>
  )
}
