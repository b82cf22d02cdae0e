/** Hours of the day at which somebody picks up, 0 to 24, by the clock of an IANA zone. */
export interface WorkingHours {
  readonly opens: number
  readonly closes: number
  readonly zone: string
}

/** Whether somebody picks up around the clock. */
export const isAlwaysOpen = ({ opens, closes }: WorkingHours): boolean => (closes - opens) % 24 === 0
