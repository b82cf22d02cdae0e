import { type ComponentProps, Suspense, useState } from 'react'
import { lazyPart } from '#/ui/hydration/lazy-part.ts'
import { DrawnBase } from './drawn-base.tsx'

/** The library that draws tiles is many times the map's own size: only a site that has tiles loads it. */
const TiledBase = lazyPart(async () => (await import('./tiles/tiled-base.tsx')).default)

interface MapBaseProps extends ComponentProps<typeof DrawnBase> {
  readonly styleUrl: string | undefined
  /** whose tiles are shown; undefined while the map is drawn */
  readonly onCredits: (credits: string | undefined) => void
}

/** What lies under the pins: the operator's tiles where there are some and they can be had, the drawn map elsewhere. */
export function MapBase({ styleUrl, onCredits, ...base }: MapBaseProps) {
  const [isFailed, setFailed] = useState(false)
  if (styleUrl === undefined || isFailed) return <DrawnBase {...base} />
  const fail = (): void => {
    onCredits(undefined)
    setFailed(true)
  }
  return (
    <Suspense fallback={<DrawnBase {...base} />}>
      <TiledBase {...base} styleUrl={styleUrl} onCredits={onCredits} onFailed={fail} />
    </Suspense>
  )
}
