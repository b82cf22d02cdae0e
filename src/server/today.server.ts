/** The day in UTC: in some places it is still the day before, in others already the day after. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10)
