import { type BookedTrip, isWithAirline } from '../booked/booked-trip.ts'

const paperKinds = ['itinerary', 'receipt'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperKindOf = (text: string | null): PaperKind | undefined => paperKinds.find((kind) => kind === text)

/** How a payment stands that took money, whether or not it was given back since. */
const taken: ReadonlySet<string> = new Set(['paid', 'refunded'])

/** An itinerary is of what stands, a receipt of money that was taken: it names what was given back of it. */
export const hasPaper = ({ status, paid, total }: BookedTrip, kind: PaperKind): boolean =>
  kind === 'itinerary'
    ? isWithAirline(status)
    : taken.has(status.payment) && paid.at !== undefined && (paid.charged ?? total).amount > 0

/** `zone`: by whose clock it tells its instants, as the page does; undefined where that is not known. */
export const paperPath = (id: string, kind: PaperKind, locale: string, zone: string | undefined): string =>
  `/api/trips/paper?${new URLSearchParams({ booking: id, kind, language: locale, ...(zone && { zone }) })}`
