import type { Names, TripSummary } from './booked/booked-trip.ts'

/** A booking that was opened by its reference and email: what opens it again, and what a list says of it. */
export interface OpenedTrip {
  readonly referenceId: string
  readonly email: string
  readonly summary: TripSummary
}

/** As it was remembered before trips had parts, when all of them were flights. */
export interface OpenedFlight extends Omit<OpenedTrip, 'summary'> {
  readonly summary: Omit<TripSummary, 'line' | 'kinds'> & {
    readonly from: string
    readonly to: string
    readonly fromCity?: Names
    readonly toCity?: Names
    readonly departureAt: string
    readonly returnAt?: string
  }
}

/** What was remembered, by this build or by one before it. */
export const readOpened = (opened: OpenedTrip | OpenedFlight): OpenedTrip => {
  if ('line' in opened.summary) {
    const { kinds = [opened.summary.line.guests === undefined ? 'flight' : 'hotel'] }: Partial<TripSummary> =
      opened.summary
    return { ...opened, summary: { ...opened.summary, kinds } }
  }
  const { from, to, fromCity, toCity, departureAt, returnAt, ...summary } = opened.summary
  const titleIn = (language: keyof Names): string => `${fromCity?.[language] ?? from} – ${toCity?.[language] ?? to}`
  const title = { en: titleIn('en'), es: titleIn('es') }
  return {
    ...opened,
    summary: { ...summary, kinds: ['flight'], line: { title, place: to, first: departureAt, last: returnAt } },
  }
}
