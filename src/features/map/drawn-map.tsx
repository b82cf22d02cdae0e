import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useCallback, useId, useMemo, useState } from 'react'
import { Icon } from '#/ui/icon.tsx'
import { MapBase } from './map-base.tsx'
import { MapControls, panPixels } from './map-controls.tsx'
import { MapFurniture } from './map-furniture.tsx'
import { type Spot, spotOf } from './mercator.ts'
import { PinLayer } from './pins/pin-layer.tsx'
import { useChosenPin } from './pins/pin-scope.tsx'
import { CourseLines } from './course-lines.tsx'
import type { ItemMapProps, MapLine, PlaceLabel } from './pins/pin.ts'
import { placePins } from './pins/place-pins.ts'
import { pinSelector } from './pins/use-pin-marks.ts'
import { useGestures } from './use-gestures.ts'
import { type MapView, useMapView } from './use-map-view.ts'
import { movedBy, showing, zoomedAt } from './view.ts'

const noLabels: readonly PlaceLabel[] = []
const noLines: readonly MapLine[] = []

/** Shift and arrows move what is shown the other way, as if one walked. */
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 }

const useMapKeys =
  ({ change, fit }: MapView) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const move = event.shiftKey ? moves[event.key] : undefined
    const zoom = zooms[event.key]
    if (move) change((view) => movedBy(view, { x: move[0] * panPixels, y: move[1] * panPixels }))
    else if (zoom) change((view) => zoomedAt(view, view.zoom + zoom, { x: 0, y: 0 }))
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }

/** Goes back to the item's card in the list; in a dialog, which hides the list, Escape is the dialog's. */
const leaveTo = (id: string): void => {
  const card = document.querySelector(`[data-pin-card="${CSS.escape(id)}"]`)
  if (!card?.closest('dialog') && document.querySelector('dialog:modal')) return
  card?.querySelector<HTMLElement>('a[href],button')?.focus()
}

/** The chosen item's card over the lower edge of the map, and above its corner what closes it, which leads back to the pin. */
function ChosenCard({ card }: { readonly card: NonNullable<ItemMapProps['chosenCard']> }) {
  const { t } = useLingui()
  const [chosen, choose] = useChosenPin()
  const shown = chosen === undefined ? undefined : card(chosen)
  if (chosen === undefined || !shown) return null
  const close = (): void => {
    choose(undefined)
    document.querySelector<HTMLElement>(`${pinSelector(chosen)} button`)?.focus()
  }
  return (
    <div className="absolute inset-x-2 bottom-2 z-1 rounded-2xl border border-line bg-surface shadow-lg">
      {shown}
      <button
        type="button"
        aria-label={t`Close`}
        onClick={close}
        className="absolute end-0 bottom-full mb-2 grid size-9 place-items-center rounded-full border border-edge bg-surface text-ink shadow-sm hover:bg-sunken"
      >
        <Icon name="i-lucide-x" />
      </button>
    </div>
  )
}

interface DrawnMapProps extends ItemMapProps {
  /** what lies under the pins is there */
  readonly onDrawn?: () => void
}

/** The map itself: what the browser loads once a map is on the screen. */
export function DrawnMap({
  pins,
  labels = noLabels,
  lines = noLines,
  name,
  chosenCard,
  styleUrl,
  onDrawn,
}: DrawnMapProps) {
  const hintId = useId()
  const places = useMemo(() => [...pins.map(({ at }) => at), ...lines.flat()], [pins, lines])
  const [origin] = useState<Spot>(() => spotOf(places[0] ?? { latitude: 0, longitude: 0 }))
  const [credits, setCredits] = useState<string>()
  const map = useMapView(places, origin)
  const { view, size, change, frame, layer } = map
  const placed = useMemo(() => placePins(pins, origin, view.zoom), [pins, origin, view.zoom])
  const gestures = useGestures(map)
  const onKeyDown = useMapKeys(map)
  const onReach = useCallback((spot: Spot) => change((before) => showing(before, spot, size)), [change, size])
  return (
    <div className="absolute inset-0">
      <div
        ref={frame}
        role="presentation"
        {...gestures}
        onKeyDown={onKeyDown}
        className="absolute inset-0 cursor-grab touch-none select-none overflow-clip"
      >
        {size.width > 0 && (
          <div ref={layer} className="absolute start-0 top-0 will-change-transform">
            <MapBase
              styleUrl={styleUrl}
              onCredits={setCredits}
              view={view}
              size={size}
              origin={origin}
              labels={labels}
              placed={placed}
              isFine={lines.length > 0}
              onDrawn={onDrawn}
            />
            {lines.length > 0 && <CourseLines lines={lines} view={view} size={size} origin={origin} />}
            <PinLayer pins={pins} placed={placed} name={name} hintId={hintId} onReach={onReach} onLeave={leaveTo} />
          </div>
        )}
      </div>
      <p id={hintId} hidden>
        <Trans>
          Arrow keys go from one to the next, Shift with them moves the map, plus and minus zoom, Escape goes back to
          the list.
        </Trans>
      </p>
      <MapFurniture view={view} credits={credits} />
      <MapControls change={change} fit={map.fit} />
      {chosenCard && <ChosenCard card={chosenCard} />}
    </div>
  )
}
