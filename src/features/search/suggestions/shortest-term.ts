/** Fewer letters mean too many things. */
export const shortestTerm = 2
