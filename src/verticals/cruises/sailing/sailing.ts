import type { Money } from '#domain/money/money.ts'
import type { GeoPoint } from '#domain/place/world-map.ts'
import type { Chart } from '#/ui/chart/route-chart.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'

/** The kinds of cabin, from the least dear. */
export const grades = ['inside', 'oceanview', 'balcony', 'suite'] as const
export type Grade = (typeof grades)[number]

/** A person's price in a double cabin of each grade, in minor units of US dollars; those that are not sold are absent (rule cruise-1). */
export type GradePrices = Readonly<Partial<Record<Grade, number>>>

/** A sailing as lists tell of it. */
export interface ListedSailing {
  /** part of its address */
  readonly id: string
  readonly title: string
  /** sailings of one route have the same ports */
  readonly route: string
  readonly region: string
  /** the region's name */
  readonly destination: string
  readonly vendor: string
  readonly ship: string
  readonly nights: number
  readonly portsRoute: readonly string[]
  readonly departingPort: string
  /** the same in every language */
  readonly departingCode: string
  /** ISO days */
  readonly sailDate: string
  readonly returnDate: string
  readonly prices: GradePrices
  /** undefined where nobody says */
  readonly taxesIncluded: boolean | undefined
  /** ISO day; undefined where nobody says */
  readonly pricesReadOn: string | undefined
  readonly scene: ScenePlace
}

/** One day of a sailing. */
export interface SailingDay {
  /** from 1 */
  readonly day: number
  /** undefined at sea */
  readonly port: string | undefined
  /** local times, as 08:00 */
  readonly arrives: string | undefined
  readonly leaves: string | undefined
}

export interface SailingPort extends GeoPoint {
  readonly name: string
}

export type ShipDetail = 'built' | 'guests' | 'crew' | 'decks' | 'lengthMetres'

/** A sailing as its page tells of it. */
export interface Sailing extends ListedSailing {
  readonly description: string
  readonly itinerary: readonly SailingDay[]
  /** in their order, the first and the last among them */
  readonly ports: readonly SailingPort[]
  /** from each port to the next, over water; undefined where nobody has found it */
  readonly course: readonly (readonly GeoPoint[])[] | undefined
  readonly chart: Chart | undefined
  /** of five */
  readonly rating: number | undefined
  /** minor units of US dollars a person and night; undefined where nobody says */
  readonly gratuities: number | undefined
  readonly shipDescription: string
  readonly shipDetails: Readonly<Partial<Record<ShipDetail, number>>>
}

export const inDollars = (amount: number): Money => ({ amount, currency: 'USD' })

/** The lowest of a sailing's prices; undefined where none of its cabins is sold. */
export const lowestPrice = (prices: GradePrices): number | undefined => {
  const sold = grades.flatMap((grade) => prices[grade] ?? [])
  return sold.length === 0 ? undefined : Math.min(...sold)
}
