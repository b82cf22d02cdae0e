/** The page's ground, as [light, dark]: by itself, for what browsers are told of it before any style. */
export const paper = ['#faf7f2', '#14181a'] as const
