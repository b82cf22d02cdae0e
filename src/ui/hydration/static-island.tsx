import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, startTransition, use, useEffect, useRef, useState } from 'react'
import { type CachedIslandProps, FragmentCache } from './cached-island.ts'
import { onFirstInteraction } from './use-first-interaction.ts'
import { nearby, wakesNearby } from './waking.ts'

const nothing = (): void => undefined

/** React does not hydrate the children of an element whose inner HTML it is given. */
const untouched = { __html: '' }

interface StaticIslandProps {
  /** what it stands in the page as: `span` among words */
  readonly as?: 'div' | 'span'
  /** `visible`: hydrated in place once it comes near the screen */
  readonly hydrate?: 'visible'
  /**
   * brings the script of the children, which are hydrated with it once somebody has touched the page and they are near the screen: no page
   * is woken by them, and nothing waits for them
   */
  readonly bring?: () => Promise<unknown>
  /** of the children, where the server has kept it as text */
  readonly markup?: string | undefined
  /** parts that load lazily in the browser, so that nobody loads the chunk of what stays static */
  readonly children: ReactNode
}

/**
 * A static island: a part of a page that stays as the server rendered it, without hydration. Where a visitor navigates here in the
 * browser there is no HTML of the server: then it is rendered like any other part.
 */
export function StaticIsland({ as: Element = 'div', hydrate, bring, markup, children }: StaticIslandProps) {
  const hydrated = useHydrated()
  const [wasSent] = useState(typeof document !== 'undefined' && !hydrated)
  const [isLive, setLive] = useState(false)
  const place = useRef<HTMLDivElement & HTMLSpanElement>(null)
  useEffect(() => {
    const sent = place.current
    if (!wasSent || !(hydrate ?? bring) || !sent) return undefined
    const wake = (): void => startTransition(() => setLive(true))
    const observer = new IntersectionObserver(
      (entries) => {
        // a busy page is told in one go that it is out of sight, and in sight
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // whoever is in it already stays there: what was sent works, and is not taken from under them; so where no script is to be had
        if (bring) bring().then(() => sent.contains(document.activeElement) || wake(), nothing)
        else wake()
      },
      { rootMargin: nearby },
    )
    const watch = (): void => observer.observe(sent)
    const cancel = bring ? onFirstInteraction(watch, Infinity) : watch()
    return () => {
      cancel?.()
      observer.disconnect()
    }
  }, [wasSent, hydrate, bring])
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
export function CachedIsland<Props extends object>(props: CachedIslandProps<Props>) {
  const { part: Part, of, hydrate } = props
  const keep = use(FragmentCache)
  if (keep) return keep(props as unknown as CachedIslandProps<object>)
  return (
    <StaticIsland {...(hydrate && { hydrate })}>
      <Part {...of} />
    </StaticIsland>
  )
}
