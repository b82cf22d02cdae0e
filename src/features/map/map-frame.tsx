import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

export const mapFrameClass =
  'map-sea relative isolate size-full min-h-80 overflow-clip rounded-2xl border border-line text-sm'

interface MapFrameProps {
  /** what is said in its place until the map comes */
  readonly before?: ReactNode
  readonly children: ReactNode
}

/** Where a map is, as large as what it stands in. The map, which may be a lazy part, comes once the frame is on the screen. */
export function MapFrame({ before, children }: MapFrameProps) {
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
      {!isSeen && <p className="p-4 text-muted">{before}</p>}
    </div>
  )
}
