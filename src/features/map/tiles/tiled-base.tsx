import { Map as TiledMap, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react'
import { type DrawnBase, layerCorner } from '../drawn-base.tsx'
import { placeOf } from '../mercator.ts'
import { PlaceNames } from '../place-names.tsx'

/** The library's worlds are 512 pixels wide at zoom 0, ours 256. */
const zoomBehind = 1

interface TiledBaseProps extends ComponentProps<typeof DrawnBase> {
  readonly styleUrl: string
  /** whose data the map is made of, once that is known */
  readonly onCredits: (credits: string) => void
  /** the style cannot be had, or drawn here */
  readonly onFailed: () => void
}

setWorkerUrl(workerUrl)

/** Who made the data, as a style says it in HTML, in plain words. */
const plainWords = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim()

const creditsOf = (map: TiledMap): string =>
  [
    ...new Set(
      Object.keys(map.getStyle().sources).flatMap((id) => plainWords(map.getSource(id)?.attribution ?? '') || []),
    ),
  ].join(' · ')

const cameraOf = ({ centre, zoom }: TiledBaseProps['view']) => {
  const { latitude, longitude } = placeOf(centre)
  return { center: { lat: latitude, lng: longitude }, zoom: Math.max(0, zoom - zoomBehind) }
}

/** What a style of somebody's tiles shows, under the same pins: for the view and as much again around it, as the drawn map. */
export default function TiledBase({
  styleUrl,
  view,
  size,
  origin,
  labels,
  placed,
  onDrawn,
  onCredits,
  onFailed,
}: TiledBaseProps) {
  const container = useRef<HTMLDivElement>(null)
  const map = useRef<TiledMap>(undefined)
  const told = useEffectEvent(onCredits)
  const drawn = useEffectEvent(() => onDrawn?.())
  const failed = useEffectEvent(onFailed)
  const firstCamera = useRef(cameraOf(view))
  useEffect(() => {
    if (!container.current) return undefined
    let isLoaded = false
    try {
      const made = new TiledMap({
        container: container.current,
        style: new URL(styleUrl, location.origin).href,
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        ...firstCamera.current,
      })
      map.current = made
      made.on('load', () => {
        isLoaded = true
        told(creditsOf(made))
        drawn()
      })
      // a tile that is missing leaves a gap; without its style there is no map
      made.on('error', () => !isLoaded && failed())
    } catch {
      failed()
    }
    return () => {
      map.current?.remove()
      map.current = undefined
    }
  }, [styleUrl])
  // the library looks after the size of its container itself
  useEffect(() => {
    map.current?.jumpTo(cameraOf(view))
  }, [view])
  const start = layerCorner(view, size, origin)
  const place = {
    width: size.width * 2,
    height: size.height * 2,
    transform: `translate(${start.x}px,${start.y}px)`,
  }
  return (
    <div aria-hidden="true" className="absolute max-w-none" style={place}>
      <div ref={container} data-tiles className="map-tiles size-full" />
      <svg width={size.width * 2} height={size.height * 2} className="absolute inset-0 max-w-none">
        <g transform={`translate(${-start.x} ${-start.y})`}>
          <PlaceNames labels={labels} placed={placed} origin={origin} zoom={view.zoom} />
        </g>
      </svg>
    </div>
  )
}
