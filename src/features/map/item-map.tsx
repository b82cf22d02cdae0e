import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import type { ItemMapProps } from './pin.ts'

const DrawnMap = lazyPart(async () => (await import('./drawn-map.tsx')).DrawnMap)

/**
 * The map that answers a list, as large as what it stands in; both stand in one `PinScope`. Its script is loaded once it
 * comes on the screen: a map that is hidden loads nothing.
 */
export function ItemMap(props: ItemMapProps) {
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
    <div
      ref={frame}
      className="map-sea relative isolate size-full min-h-80 overflow-clip rounded-2xl border border-line text-sm"
    >
      {isSeen ? (
        <Suspense>
          <DrawnMap {...props} />
        </Suspense>
      ) : (
        <p className="p-4 text-muted">
          <Trans>Everything on the map is in the list as well.</Trans>
        </p>
      )}
    </div>
  )
}
