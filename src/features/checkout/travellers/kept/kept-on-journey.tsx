import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { KeptTravellersScope, useKept } from './kept-scope.tsx'

const load = () => import('./section-part.tsx')

const KeptSection = lazyPart(async () => (await load()).KeptSection)

/** Where somebody looks for what this browser keeps; nothing where it keeps nobody. */
export function KeptOnJourney() {
  return (
    <KeptTravellersScope load={load}>
      <Found />
    </KeptTravellersScope>
  )
}

function Found() {
  if (!useKept().travellers) return null
  return (
    <Suspense>
      <KeptSection />
    </Suspense>
  )
}
