import { Suspense, lazy } from 'react'
import type { Mend } from './mend.ts'

const MendedList = lazy(async () => ({ default: (await import('./mended-list.tsx')).MendedList }))

/** Says what of the asked search was left out or wrong. Its words are loaded only where there is something to say. */
export function MendedNotice({ mended }: { readonly mended: readonly Mend[] }) {
  return <Suspense>{mended.length > 0 && <MendedList mended={mended} />}</Suspense>
}
