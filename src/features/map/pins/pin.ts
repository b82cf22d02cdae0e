import type { ReactNode } from 'react'
import type { GeoPoint } from '#domain/place/world-map.ts'

/** One row of a list on the map. */
export interface Pin {
  readonly id: string
  readonly at: GeoPoint
  /** what a screen reader says: it contains `label` */
  readonly name: string
  /** what stands on the pin, as a price */
  readonly label: string
}

/** A name on the map that leads nowhere. */
export interface PlaceLabel {
  readonly name: string
  readonly at: GeoPoint
  readonly kind: 'city' | 'district' | 'landmark' | 'airport' | 'water'
}

export type MapLine = readonly GeoPoint[]

export interface ItemMapProps {
  /** in the order of the list: the first ones are the first to have room for what they say. To be kept between renders. */
  readonly pins: readonly Pin[]
  readonly labels?: readonly PlaceLabel[]
  /** what the map is of, as "Map of hotels in Lima" */
  readonly name: string
  /** what lies under the pins, as courses of ships. To be kept between renders. */
  readonly lines?: readonly MapLine[] | undefined
  /** the card of the chosen item, at the lower edge of the map */
  readonly chosenCard?: (id: string) => ReactNode
  /** of tiles to lie under the pins; the map is drawn where it is missing */
  readonly styleUrl?: string | undefined
}
