import { lazy } from 'react'
import { AfterRest } from '#/features/price-hold/after-rest.tsx'
import type { HotelsHoldProps } from './hotels-hold.tsx'

const HotelsHold = lazy(() => import('./hotels-hold.tsx'))

/** Starts the clock of the prices once the page has come to rest. */
export function LazyHotelsHold(props: HotelsHoldProps) {
  return (
    <AfterRest>
      <HotelsHold {...props} />
    </AfterRest>
  )
}
