import { type Sharing, sharings } from '#domain/tour-kinds.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Departure, TourPrice } from '../offer/tour.ts'

/** Under which an address says how the party shares rooms: `twin,single`. */
export const sharingKey = 'sharing'

export const sharingText = (rooms: readonly Sharing[]): string => rooms.join(',')

/** The way to share rooms that an address asks for; the one with the lowest total where it asks for none that there is. */
export const requestedSharing = (
  url: ResultsUrl,
  { sharings: ways }: Pick<Departure, 'sharings'>,
): TourPrice | undefined => ways.find(({ rooms }) => sharingText(rooms) === url[sharingKey]) ?? ways[0]

/** A departure as an address chooses it: in which rooms, and the total in minor units that it was shown at. */
export interface ChosenDeparture {
  readonly departureId: string
  readonly rooms: readonly Sharing[]
  readonly total: number
}

export const writeChoice = ({ departureId, rooms, total }: ChosenDeparture): string =>
  `${departureId}~${sharingText(rooms)}~${total}`

const isSharing = (text: string): text is Sharing => (sharings as readonly string[]).includes(text)

/** undefined where it is none. */
export const readChoice = (text: string | undefined): ChosenDeparture | undefined => {
  const [, departureId, written, total] = /^([\w.-]{1,100})~([a-z,]{1,80})~(\d{1,9})$/.exec(text ?? '') ?? []
  const rooms = written?.split(',') ?? []
  return departureId === undefined || !rooms.every(isSharing)
    ? undefined
    : { departureId, rooms: rooms.filter(isSharing), total: Number(total) }
}

/** What an address chooses: a departure, by which name it is reserved, and what is given back for it. */
const choiceKeys = ['choice', 'key', 'instead'] as const

/** What the page is loaded again for, beside its search. */
export const choiceParameters = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(choiceKeys.flatMap((key) => (url[key] === undefined ? [] : [[key, url[key]]])))

const dropped: ReadonlySet<string> = new Set([...choiceKeys, 'offer', 'shown', 'tour'])

/** The page of a tour without a choice. */
export const pageParameters = (url: ResultsUrl): ResultsUrl =>
  Object.fromEntries(Object.entries(url).filter(([key]) => !dropped.has(key)))

/** What a page names a reservation by that the next choice on it is made instead of. */
export const insteadParameter = (instead: string | undefined): ResultsUrl => (instead === undefined ? {} : { instead })

interface BookedChoice {
  readonly offerId: string
  readonly total: number
  readonly tour: string
  readonly country: string
}

/** Where what was reserved is booked. */
export const bookingParameters = (url: ResultsUrl, { offerId, total, tour, country }: BookedChoice): ResultsUrl => ({
  ...pageParameters(url),
  country,
  tour,
  offer: offerId,
  shown: String(total),
})
