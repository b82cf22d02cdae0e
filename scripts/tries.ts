const share = Number(process.env.TRIED_SHARE ?? 1)

/**
 * On how many inputs a property is tried, of the number that `npm test` tries: `npm run check`, which is for while one writes, takes a
 * tenth. What all of them together must have met shrinks with it.
 */
export const tries = (all: number): number => Math.ceil(all * share)
