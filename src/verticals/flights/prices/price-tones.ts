/** How a day of the graph looks, and its sign in the legend. */
export const priceTones = {
  chosen: 'fill-ink bg-ink',
  lowest: 'fill-good bg-good',
  cheap: 'fill-good/55 bg-good/55',
  other: 'fill-edge/60 bg-edge/60',
} as const

export type PriceTone = keyof typeof priceTones
