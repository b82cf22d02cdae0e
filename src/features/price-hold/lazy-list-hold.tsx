import { lazy } from 'react'
import { AfterRest } from './after-rest.tsx'
import type { ListHoldProps } from './list-hold.tsx'

const ListHold = lazy(() => import('./list-hold.tsx'))

/** Starts the clock of a list's prices once the page has come to rest. */
export function LazyListHold(props: ListHoldProps) {
  return (
    <AfterRest>
      <ListHold {...props} />
    </AfterRest>
  )
}
