import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { useKept } from './kept-scope.tsx'
import type { KeptFields } from './kept-traveller.ts'
import type { FormToFill } from './offered-to.ts'

export const loadOffered = () => import('./offered-part.tsx')

const OfferedTravellers = lazyPart(async () => (await loadOffered()).OfferedTravellers)

interface OfferKeptProps extends FormToFill {
  /** is told of all that is kept of whoever was chosen */
  readonly onFilled?: (fields: KeptFields) => void
}

/** In a traveller's form: those whom this device keeps, to fill it in with. */
export function OfferKept(props: OfferKeptProps) {
  if (!useKept().travellers?.length) return null
  return (
    <Suspense>
      <OfferedTravellers {...props} />
    </Suspense>
  )
}
