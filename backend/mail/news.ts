/** What a mail tells of a booking: `to` is the place that it leads to. */
export interface News {
  readonly subject: (reference: string, to: string) => string
  readonly heading: string
  readonly next: readonly string[]
}
