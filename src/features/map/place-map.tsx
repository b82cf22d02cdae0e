import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ItemMap } from './item-map.tsx'
import type { Pin } from './pins/pin.ts'
import { PinScope } from './pins/pin-scope.tsx'

interface PlaceMapProps {
  /** what the map is of */
  readonly name: string
  /** to be kept between renders */
  readonly places: readonly {
    readonly id: string
    readonly name: string
    readonly lat: number
    readonly lon: number
  }[]
}

/** Where something is, or a few things that belong together. */
export function PlaceMap({ name, places }: PlaceMapProps) {
  const { page } = useRouter().options.context
  const pins = useMemo(
    () =>
      places.map(({ id, name: label, lat, lon }): Pin => ({
        id,
        at: { latitude: lat, longitude: lon },
        name: label,
        label,
      })),
    [places],
  )
  return (
    <PinScope>
      <div className="h-80">
        <ItemMap pins={pins} name={name} styleUrl={page.mapStyle} />
      </div>
    </PinScope>
  )
}
