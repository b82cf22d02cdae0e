/** Whole minutes of an ISO 8601 duration of days, hours and minutes (`PT1H5M`, `P1DT2H`). Undefined where it is not one. */
export const parseDuration = (text: string): number | undefined => {
  const match = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(text)
  if (!match) return undefined
  const [days = 0, hours = 0, minutes = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return (days * 24 + hours) * 60 + minutes
}

/** `2 h 35 min`, written the same in both languages; its spaces do not break. */
export const formatDuration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 ? `${hours}\u00A0h` : '', rest > 0 || hours === 0 ? `${rest}\u00A0min` : '']
  return parts.filter(Boolean).join('\u00A0')
}
