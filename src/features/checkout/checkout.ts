/** What the checkout offers to the other features, and all of it. */
export { HoldingProvider, useHolding } from './holding.tsx'
export type { PriceHold } from './session-deadline.ts'
export { SessionTimer } from './session-timer.tsx'
export { useAgreedTotal } from './agreed-total.ts'
export { useAddedBags } from './added-bags.ts'
export { PriceMove, PriceMoveTitle } from './price-move.tsx'
export { assistanceCodes } from './assistance-codes.ts'
export { isMealCode, mealCodes } from './meal-codes.ts'
