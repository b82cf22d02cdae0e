/** The prices up to which one is among the cheapest third; undefined where they hardly differ, so that none stands out. */
export const cheapThird = (prices: readonly number[]): number | undefined => {
  const sorted = prices.toSorted((a, b) => a - b)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  if (lowest === undefined || highest === undefined || highest < lowest * 1.05) return undefined
  return sorted[Math.max(0, Math.floor(sorted.length / 3) - 1)]
}
