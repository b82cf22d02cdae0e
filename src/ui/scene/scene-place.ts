export const terrains = ['coast', 'skyline', 'mountains', 'hills', 'desert'] as const
export type Terrain = (typeof terrains)[number]

export const hours = ['dawn', 'day', 'dusk', 'night'] as const
export type Hour = (typeof hours)[number]

export type Landmark =
  | 'tower'
  | 'spire'
  | 'dome'
  | 'obelisk'
  | 'clock'
  | 'shells'
  | 'pyramid'
  | 'bridge'
  | 'redeemer'
  | 'palms'

/** What a picture of a place is drawn from. The same place always gives the same picture. */
export interface ScenePlace {
  /** tells two places of the same kind apart: an IATA code */
  readonly code: string
  readonly terrain: Terrain
  readonly hour: Hour
  readonly landmark?: Landmark
}
