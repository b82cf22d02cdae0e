import { DrawnMap } from './lazy-drawn-map.ts'
import { MapFrame } from './map-frame.tsx'
import type { ItemMapProps } from './pins/pin.ts'

/** A map with its own pins; it stands in a `PinScope`. A map that is hidden loads nothing. */
export function ItemMap(map: ItemMapProps) {
  return (
    <MapFrame before={map.name}>
      <DrawnMap {...map} />
    </MapFrame>
  )
}
