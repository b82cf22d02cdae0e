/** The day in UTC: who leaves before it has left, wherever that is. */
export const todayInUtc = (): string => new Date().toISOString().slice(0, 10)
