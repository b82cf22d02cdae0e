import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, memo } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { type UnreadProps, UnreadParameters } from './unread-parameters.tsx'

/** Rendered on the server; in the browser its chunk is loaded only where something could not be read. */
const Unread = createIsomorphicFn()
  .server(() => UnreadParameters)
  .client(() => lazyPart(async () => (await import('./unread-parameters.tsx')).UnreadParameters))()

/** Says which parts of the address could not be read; nothing where all could. React keeps what was sent while its props stay. */
export const UnreadNotice = memo(function UnreadNotice(props: UnreadProps) {
  if (props.unread.length === 0) return null
  return (
    <Suspense>
      <Unread {...props} />
    </Suspense>
  )
})
