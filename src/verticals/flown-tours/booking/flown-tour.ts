import { type Money, addMoney } from '#domain/money/money.ts'
import type { Names } from '#domain/names.ts'
import type { Draft } from '#/features/checkout/draft/draft.ts'
import type { Bags, FlightItem } from '../../flights/booking/flight-item.ts'
import type { SoldTour, ToldTour } from '../../tours/booking/sold-tour.ts'

/** A flight and a tour in the checkout. `total` is what is charged for both, bags apart: the flight with the tour's deposit. */
export interface FlownTour extends FlightItem {
  readonly flightOfferId: string
  readonly tourOfferId: string
  readonly tour: ToldTour
  /** what is left to pay to the tour's operator, and until when */
  readonly balance: Money
  readonly balanceDue: string | null
  /** of both at once: what is kept by whoever cancels before `until` */
  readonly cancel: SoldTour['cancel']
  /** from when the airline keeps its whole fare, an ISO instant; null where it gives nothing back at any time */
  readonly fareKeptFrom: string | null
  /** what the very same two cost one by one */
  readonly apart: Money
  /** what the law wants to be told before a package is bought, in the operator's words; null where there are none yet */
  readonly law: Names | null
  /** what the addresses of its pages say of it */
  readonly search: Readonly<Record<string, string>>
}

/** Its extras are bags. */
export type FlownTourDraft = Draft<FlownTour, Bags>

/** The one price: everything that must be paid for flight and tour, whoever takes it. */
export const wholePrice = ({ total, balance }: Pick<FlownTour, 'total' | 'balance'>): Money => addMoney(total, balance)

/** The address of its summary, at the total that was agreed to. */
export const flownTourAddress = (item: Pick<FlownTour, 'search' | 'total' | 'balance'>): FlownTour['search'] => ({
  ...item.search,
  shown: String(wholePrice(item).amount),
})
