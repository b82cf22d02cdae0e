import type { Money } from '#domain/money/money.ts'
import { type Billing, emptyBilling } from '../billing/billing.ts'
import { type Customer, emptyCustomer } from '../travellers/customer.ts'
import { type Passenger, type PassengerType, emptyPassenger } from '../travellers/passenger.ts'

type Plain = string | number | boolean | null

/** What may be added to what is bought: of each product its own fields, plain or by somebody's id. */
export type AnyExtras = Readonly<Record<string, Plain | Readonly<Record<string, Plain>>>>

/** What is being sold, as any kind of travel tells it: fixed once a booking starts, changed only by choosing or re-pricing. */
export interface Item {
  readonly offerId: string
  /** its price for all travellers without extras, as the traveller was shown it and agreed to it */
  readonly total: Money
  /** the first and the last local day of travel, `YYYY-MM-DD` */
  readonly days: { readonly departure: string; readonly end: string }
  /** of what can only be held: the last day to pay, `YYYY-MM-DD`; null or missing where it is paid for at once */
  readonly holdUntil?: string | null
  /** whether somebody confirms it by hand, who may take a while: nothing is charged before */
  readonly byHand?: boolean
  /** whether the price that was chosen holds extras for everybody; missing where it holds none */
  readonly withExtras?: boolean
  /** a form is filled in for each */
  readonly travellers: readonly { readonly id: string; readonly type: PassengerType }[]
}

/** Everything a traveller enters before paying, and what for. Never a card. */
export interface Draft<Sold extends Item = Item, Extras = AnyExtras> {
  /** of the product that `item` and `extras` are of */
  readonly kind: string
  readonly item: Sold
  readonly extras: Extras
  readonly customer: Customer
  readonly passengers: readonly Passenger[]
  readonly billing: Billing
}

/** What was chosen, with nothing entered yet for those who travel. */
export const emptyDraft = <Sold extends Item, Extras extends AnyExtras>(
  chosen: Pick<Draft<Sold, Extras>, 'kind' | 'item' | 'extras'>,
): Draft<Sold, Extras> => ({
  ...chosen,
  customer: emptyCustomer,
  passengers: chosen.item.travellers.map(({ id, type }) => emptyPassenger(id, type)),
  billing: emptyBilling,
})
