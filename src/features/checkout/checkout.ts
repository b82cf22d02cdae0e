/** What the checkout offers to the other features, and all of it. */
export { HoldingProvider, useHolding } from '#/features/price-hold/holding.tsx'
export type { PriceHold } from '#/features/price-hold/price-hold.ts'
export { HeldOffer } from '#/features/price-hold/held-offer.tsx'
export { HoldTimer } from '#/features/price-hold/hold-timer.tsx'
export { useAgreedTotal } from './payment/agreed-total.ts'
export { PriceMove, PriceMoveTitle } from '#/features/price-hold/price-move.tsx'
export { assistanceCodes } from './travellers/assistance-codes.ts'
export { isMealCode, mealCodes } from './travellers/meal-codes.ts'
