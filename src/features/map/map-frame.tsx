import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

export const mapFrameClass =
  'map-sea relative isolate size-full min-h-80 overflow-clip rounded-2xl border border-line text-sm'

/** Where a map is, as large as what it stands in. The map, which may be a lazy part, comes once the frame is on the screen. */
export function MapFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!frame.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={frame} className={mapFrameClass}>
      {isSeen && <Suspense>{children}</Suspense>}
      {!isSeen && (
        <p className="p-4 text-muted">
          <Trans>Everything on the map is in the list as well.</Trans>
        </p>
      )}
    </div>
  )
}
