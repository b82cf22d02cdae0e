import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react'
import { type KeptIslandProps, KeepPart } from './keep-part.ts'
import { nearby, wakesNearby } from './waking.ts'

/** React does not hydrate the children of an element whose inner HTML it is given. */
const untouched = { __html: '' }

interface StaticIslandProps {
  /** what it stands in the page as: `span` among words */
  readonly as?: 'div' | 'span'
  /** `visible`: hydrated in place once it comes near the screen */
  readonly hydrate?: 'visible'
  /** of the children, where the server has kept it as text */
  readonly markup?: string | undefined
  /** parts that load lazily in the browser, so that nobody loads the chunk of what stays static */
  readonly children: ReactNode
}

/**
 * A static island: a part of a page that stays as the server rendered it, without hydration. Where a visitor navigates here in the
 * browser there is no HTML of the server: then it is rendered like any other part.
 */
export function StaticIsland({ as: Element = 'div', hydrate, markup, children }: StaticIslandProps) {
  const hydrated = useHydrated()
  const [wasSent] = useState(typeof document !== 'undefined' && !hydrated)
  const [isLive, setLive] = useState(false)
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null)
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
    return <Element key="sent" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  const wakes = { [wakesNearby]: hydrate && '' }
  // oxlint-disable-next-line react/no-danger
  if (markup !== undefined) return <Element key="kept" {...wakes} dangerouslySetInnerHTML={{ __html: markup }} />
  return (
    <Element key="live" {...wakes}>
      {children}
    </Element>
  )
}

/** A static island whose markup the server keeps as text, so that it is not drawn anew for each answer (decision 0149). */
export function KeptIsland<Props extends object>(props: KeptIslandProps<Props>) {
  const { part: Part, of, hydrate } = props
  const keep = use(KeepPart)
  if (keep) return keep(props as unknown as KeptIslandProps<object>)
  return (
    <StaticIsland {...(hydrate && { hydrate })}>
      <Part {...of} />
    </StaticIsland>
  )
}
