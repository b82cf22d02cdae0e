import type { Problem } from '#domain/problem.ts'

const statuses: Partial<Record<string, number>> = { BookingNotFound: 404, TooManyRequests: 429 }

/** The status that a page or a file of a booking has which cannot be shown: of a problem of ours where it is no other. */
export const statusOfProblem = ({ _tag }: Problem): number => statuses[_tag] ?? 503
