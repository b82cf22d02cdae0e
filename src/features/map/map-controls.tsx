import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { classNames } from '#/ui/class-names.ts'
import { Icon, type IconName } from '#/ui/icon.tsx'
import type { MapView } from './use-map-view.ts'
import { movedBy, zoomedAt } from './view.ts'

interface ControlProps {
  readonly name: string
  readonly icon: IconName
  readonly onPress: () => void
  readonly className?: string
  /** left out of the tab order where keys do the same */
  readonly hasKey?: boolean
}

function Control({ name, icon, onPress, className, hasKey = false }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      tabIndex={hasKey ? -1 : undefined}
      onClick={onPress}
      className={classNames('grid place-items-center bg-surface text-ink hover:bg-sunken', className)}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  )
}

const middle = { x: 0, y: 0 }
const edge = 'absolute size-7 rounded-full border border-line opacity-80'

/** How far a step moves the map. */
export const panPixels = 96

/** What a drag and a pinch do, for whoever cannot: pressing moves and zooms by steps. */
export const MapControls = memo(({ change, fit }: Pick<MapView, 'change' | 'fit'>) => {
  const { t } = useLingui()
  const zoom = (by: number) => () => change((view) => zoomedAt(view, view.zoom + by, middle))
  const pan = (x: number, y: number) => () => change((view) => movedBy(view, { x: x * panPixels, y: y * panPixels }))
  return (
    <>
      <div className="absolute end-3 top-3 flex flex-col overflow-hidden rounded-lg border border-edge shadow-sm">
        <Control name={t`Zoom in`} icon="i-lucide-plus" onPress={zoom(1)} className="size-9" />
        <Control name={t`Zoom out`} icon="i-lucide-minus" onPress={zoom(-1)} className="size-9" />
        <Control name={t`Show all`} icon="i-lucide-scan" onPress={fit} className="size-9" />
      </div>
      <Control
        hasKey
        name={t`Move the map up`}
        icon="i-lucide-chevron-up"
        onPress={pan(0, 1)}
        className={classNames(edge, 'start-[calc(50%-.875rem)] top-2')}
      />
      <Control
        hasKey
        name={t`Move the map down`}
        icon="i-lucide-chevron-down"
        onPress={pan(0, -1)}
        className={classNames(edge, 'bottom-2 start-[calc(50%-.875rem)]')}
      />
      <Control
        hasKey
        name={t`Move the map left`}
        icon="i-lucide-chevron-left"
        onPress={pan(1, 0)}
        className={classNames(edge, 'start-2 top-[calc(50%-.875rem)]')}
      />
      <Control
        hasKey
        name={t`Move the map right`}
        icon="i-lucide-chevron-right"
        onPress={pan(-1, 0)}
        className={classNames(edge, 'end-2 top-[calc(50%-.875rem)]')}
      />
    </>
  )
})
