import type { PlaceName } from '#domain/place/airport.ts'

/** What the forms on a page of content begin with. */
export interface SearchStart {
  /** where a page's flights begin; undefined where it says nothing of that */
  readonly from: PlaceName | undefined
  readonly to: PlaceName | undefined
  /** where stays and activities are asked for, by its name; '' where the page is about no place in which any are sold */
  readonly city: string
  /** days, `YYYY-MM-DD` */
  readonly departure: string
  readonly return: string
  readonly today: string
}
