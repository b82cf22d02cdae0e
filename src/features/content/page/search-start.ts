import type { PlaceName } from '#domain/place/airport.ts'

/** What the forms on a page of content begin with. */
export interface SearchStart {
  /** where a page's flights begin; undefined where it says nothing of that */
  readonly from: PlaceName | undefined
  readonly to: PlaceName | undefined
  /** where the page is about, by its name; '' where it is about no place */
  readonly city: string
  /** days, `YYYY-MM-DD` */
  readonly departure: string
  readonly return: string
  readonly today: string
}
