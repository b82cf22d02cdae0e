import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { DrawnMap } from './lazy-drawn-map.ts'
import { mapFrameClass } from './map-frame.tsx'
import type { ItemMapProps } from './pins/pin.ts'
import { usePinStore } from './pins/pin-scope.tsx'

interface StillMapProps extends ItemMapProps {
  /** a drawing of the same, which is enough for whoever only looks */
  readonly still: ReactNode
}

/** A map that comes drawn, and can be moved once somebody points at it or at its list, or presses its button. */
export function StillMap({ still, ...map }: StillMapProps) {
  const store = usePinStore()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [isDrawn, setDrawn] = useState(false)
  const want = (): void => setWanted(true)
  useEffect(() => store.listen(() => store.pointed() !== undefined && setWanted(true)), [store])
  const onDrawn = (): void => {
    if (document.activeElement === button.current)
      frame.current?.querySelector<HTMLElement>('[data-pin] button[tabindex="0"]')?.focus()
    setDrawn(true)
  }
  return (
    <div ref={frame} className={mapFrameClass} onPointerMove={want} onPointerDown={want}>
      {!isDrawn && still}
      {isWanted && (
        <Suspense>
          <div className={isDrawn ? undefined : 'opacity-0'}>
            <DrawnMap {...map} onDrawn={onDrawn} />
          </div>
        </Suspense>
      )}
      {!isDrawn && (
        <button
          ref={button}
          type="button"
          onClick={want}
          className="absolute end-3 top-3 inline-flex min-h-9 items-center gap-1.5 rounded-lg border border-edge bg-surface px-3 font-semibold text-ink shadow-sm hover:bg-sunken [@media(scripting:none)]:hidden"
        >
          <Icon name="i-lucide-scan" className="size-4.5" />
          <Trans>Explore the map</Trans>
        </button>
      )}
    </div>
  )
}
