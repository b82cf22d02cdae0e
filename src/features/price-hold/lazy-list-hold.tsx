import { AfterRest } from './after-rest.tsx'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import type { ListHoldProps } from './list-hold.tsx'

const ListHold = lazyNeeded(async () => (await import('./list-hold.tsx')).default)

/** Starts the clock of a list's prices once the page has come to rest. */
export function LazyListHold(props: ListHoldProps) {
  return (
    <AfterRest>
      <ListHold {...props} />
    </AfterRest>
  )
}
