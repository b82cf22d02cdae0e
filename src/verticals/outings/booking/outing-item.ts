import type { Money } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import type { SoldActivity } from '../../activities/booking/sold-activity.ts'
import type { Bags, FlightItem } from '../../flights/booking/flight-item.ts'

/** What is said of an activity that is sold with a flight: all but a price of its own. */
type PackagedActivity = Omit<SoldActivity, 'id' | 'price' | 'cancel'>

/** A flight and an activity in the checkout. `total` is the one price of both, bags apart. */
export interface OutingItem extends FlightItem {
  readonly flightOfferId: string
  readonly activityOfferId: string
  readonly activity: PackagedActivity
  /** of both at once: what is kept by whoever cancels before `until` */
  readonly cancel: SoldActivity['cancel']
  /** from when the airline keeps its whole fare, an ISO instant; null where it gives nothing back at any time */
  readonly fareKeptFrom: string | null
  /** what the very same two cost one by one */
  readonly apart: Money
  /** what the law wants to be told before a package is bought, in the operator's words; null where there are none yet */
  readonly law: Names | null
  /** what the addresses of its pages say of it */
  readonly search: Readonly<Record<string, string>>
}

/** The address of its summary, at the total that was agreed to. */
export const outingAddress = ({ search, total }: Pick<OutingItem, 'search' | 'total'>): OutingItem['search'] => ({
  ...search,
  shown: String(total.amount),
})

/** Its extras are bags, and answers to what the activity asks. */
export type OutingDraft = Draft<OutingItem, Bags & Readonly<Record<string, string | Bags['onward']>>>
