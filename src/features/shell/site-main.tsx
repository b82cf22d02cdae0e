import { useMatches, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { layoutOf } from './page-layout.ts'

export const mainId = 'main'

/** The page's one `main`. Focus comes here when the visitor goes to another page, so that reading starts at its top. */
export function SiteMain({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null)
  const layout = useMatches({ select: layoutOf })
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    const moved = shown.current !== undefined && shown.current !== pathname
    shown.current = pathname
    if (moved) ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    // the end of the page stays under the screen's edge, however little has been sent of what is above it
    <main
      ref={ref}
      id={mainId}
      tabIndex={-1}
      data-layout={layout}
      className="min-h-[calc(100dvh-4rem)] flex-1 outline-offset-[-3px]"
    >
      {children}
    </main>
  )
}
