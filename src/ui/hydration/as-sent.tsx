import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'

/** React leaves alone what it finds inside an element whose inner HTML is not its business. */
const untouched = { __html: '' }

/** How near to the screen a part must come to be woken. */
const nearby = '150px'

interface AsSentProps {
  /** `seen`: once it comes near the screen it becomes a live part of the page, in place */
  readonly until?: 'seen'
  /** parts that load lazily in the browser, so that nobody loads what stays asleep */
  readonly children: ReactNode
}

/**
 * A part of a page that stays as the server sent it, without script. Where a visitor comes here from another page there
 * is nothing that was sent: then it is rendered like any other.
 */
export function AsSent({ until, children }: AsSentProps) {
  const hydrated = useHydrated()
  const [wasSent] = useState(typeof document !== 'undefined' && !hydrated)
  const [isAwake, setAwake] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!wasSent || until === undefined || !place.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        startTransition(() => setAwake(true))
      },
      { rootMargin: nearby },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [wasSent, until])
  if (wasSent && !isAwake)
    // oxlint-disable-next-line react/no-danger
    return <div key="sent" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  return <div key="live">{children}</div>
}
