import type { Item } from '#/features/checkout/draft/draft.ts'
import { type SoldTour, isChild } from './sold-tour.ts'

/** Everybody of the party, in its order: each is named. */
export const travelersOf = ({ ages }: Pick<SoldTour, 'ages'>): Item['travellers'] =>
  ages.map((age, at) => ({ id: String(at + 1), type: isChild(age) ? 'child' : 'adult' }))
