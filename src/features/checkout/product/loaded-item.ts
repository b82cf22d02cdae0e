import type { Problem } from '#domain/problem.ts'
import type { PriceHold } from '../checkout.ts'

/** What is being sold as it can be bought now, or why it cannot. */
export type LoadedItem<Sold> =
  | { readonly state: 'priced'; readonly item: Sold; readonly hold: PriceHold }
  | { readonly state: 'problem'; readonly problem: Problem }
