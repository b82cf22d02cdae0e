import type { ReactNode } from 'react'

interface LiveRegionProps {
  /** says it as soon as it changes; keep the region mounted, an empty one says nothing */
  readonly children: ReactNode
  readonly urgent?: boolean
}

export function LiveRegion({ children, urgent = false }: LiveRegionProps) {
  return (
    <div role={urgent ? 'alert' : 'status'} className="sr-only">
      {children}
    </div>
  )
}
