import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { nearby, wakesNearby } from './nearby.ts'

/** React does not hydrate the children of an element whose inner HTML it is given. */
const untouched = { __html: '' }

interface StaticIslandProps {
  /** `visible`: hydrated in place once it comes near the screen */
  readonly hydrate?: 'visible'
  /** parts that load lazily in the browser, so that nobody loads the chunk of what stays static */
  readonly children: ReactNode
}

/**
 * A static island: a part of a page that stays as the server rendered it, without hydration. Where a visitor navigates here in the
 * browser there is no HTML of the server: then it is rendered like any other part.
 */
export function StaticIsland({ hydrate, children }: StaticIslandProps) {
  const hydrated = useHydrated()
  const [wasSent] = useState(typeof document !== 'undefined' && !hydrated)
  const [isLive, setLive] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wasSent || hydrate === undefined || !place.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        startTransition(() => setLive(true))
      },
      { rootMargin: nearby },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wasSent, hydrate])
  if (wasSent && !isLive)
    // oxlint-disable-next-line react/no-danger
    return <div key="sent" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  return (
    <div key="live" {...{ [wakesNearby]: hydrate && '' }}>
      {children}
    </div>
  )
}
