import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { useSaved } from './saved-scope.tsx'
import type { SavedFields } from './saved-traveller.ts'
import type { FormToFill } from './offered-to.ts'

export const loadOffered = () => import('./offered-part.tsx')

const OfferedTravellers = lazyPart(async () => (await loadOffered()).OfferedTravellers)

interface OfferKeptProps extends FormToFill {
  /** is told of all that is kept of whoever was chosen */
  readonly onFilled?: (fields: SavedFields) => void
}

/** In a traveller's form: those whom this device keeps, to fill it in with. */
export function OfferSaved(props: OfferKeptProps) {
  if (!useSaved().travellers?.length) return null
  return (
    <Suspense>
      <OfferedTravellers {...props} />
    </Suspense>
  )
}
