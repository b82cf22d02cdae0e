import { Suspense } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { SavedTravellersScope, useSaved } from './saved-scope.tsx'

const load = () => import('./section-part.tsx')

const SavedSection = lazyPart(async () => (await load()).SavedSection)

/** Where somebody looks for what this browser keeps; nothing where it keeps nobody. */
export function SavedOnJourney() {
  return (
    <SavedTravellersScope load={load}>
      <Found />
    </SavedTravellersScope>
  )
}

function Found() {
  if (!useSaved().travellers) return null
  return (
    <Suspense>
      <SavedSection />
    </Suspense>
  )
}
