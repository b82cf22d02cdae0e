import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** says it as soon as it changes; keep the region mounted, an empty one says nothing */
  readonly children: ReactNode
  readonly urgent?: boolean
  /** whether react-aria is to leave it in the accessibility tree while a list or dialog of its own is open */
  readonly overlaid?: boolean
}

export function LiveRegion({ children, urgent = false, overlaid = false }: LiveRegionProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} data-live-announcer={overlaid || undefined} className="sr-only">
      {children}
    </div>
  )
}
