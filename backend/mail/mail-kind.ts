import type { Booking } from '#contract/booking.ts'

/** What a mail about a booking is for. */
export type MailKind =
  | 'on_hold'
  | 'hold_expired'
  | 'hold_let_go'
  | 'held'
  | 'confirmed'
  | 'ticketed'
  | 'unticketed'
  | 'let_go'
  | 'called_off'
  | 'cancelled'
  | 'cancel_refused'

type Part = Booking['parts'][number]

const isCancelled = ({ state }: Part): boolean => state === 'cancelled'

const cancelledAt = (part: Part): string =>
  part.cancellation?.cancelledAt ?? ('calledOff' in part ? (part.calledOff?.at ?? '') : '')

/** What was called off last is the news, by whomever it was. */
const offNews = ({ parts }: Booking): 'called_off' | 'cancelled' | undefined => {
  const [last] = parts.filter(isCancelled).toSorted((a, b) => (cancelledAt(a) < cancelledAt(b) ? 1 : -1))
  return last && (last.cancellation?.cancelledAt ? 'cancelled' : 'called_off')
}

const documentNews = ({ ticketingStatus }: Booking): 'ticketed' | 'unticketed' | undefined => {
  if (ticketingStatus === 'issued') return 'ticketed'
  return ticketingStatus === 'failed' ? 'unticketed' : undefined
}

/** The news that a booking, as it stands, calls for. */
export const mailKindOf = (booking: Booking): MailKind => {
  if (booking.bookingStatus === 'Released')
    return booking.hold?.endedBy === 'traveller' ? 'hold_let_go' : 'hold_expired'
  const off = offNews(booking)
  if (off) return off
  if (booking.bookingStatus === 'Held') return booking.hold ? 'on_hold' : 'held'
  if (booking.bookingStatus === 'Failed') return 'let_go'
  return documentNews(booking) ?? 'confirmed'
}

/** One mail that is queued once. What has `after` waits until the mails of those names are queued. */
export interface MailOnce {
  readonly kind: MailKind
  readonly name: string
  readonly after?: readonly string[]
}

/** News of one try to book: where it fails, another one may take its place, which begins anew. */
const ofOneTry: ReadonlySet<MailKind> = new Set(['held', 'let_go'])

/** What its traveller had asked to cancel, and could not be. */
const refusedMails = ({ parts }: Booking): readonly MailOnce[] => {
  const refused = parts.flatMap(({ cancellation }) => (cancellation?.state === 'refused' ? [cancellation] : []))
  const times = new Set(refused.map(({ requestedAt }) => Date.parse(requestedAt)))
  return [...times].map((time) => ({ kind: 'cancel_refused', name: `cancel_refused:${time}` }))
}

/**
 * The mails that a booking, as it stands, calls for: of what was called off one for each part, and of what stands its documents. They
 * follow the news of what is off, which tells of them until then; and where the outbox has forgotten the confirmation, it has forgotten
 * whether they were told, too.
 */
const standingMails = (booking: Booking): readonly MailOnce[] => {
  const kind = mailKindOf(booking)
  if (ofOneTry.has(kind)) return [{ kind, name: `${kind}:${Date.parse(booking.createdAt)}` }]
  if (kind !== 'called_off' && kind !== 'cancelled') return [{ kind, name: kind }]
  const off = booking.parts.filter(isCancelled).map(({ partId }) => partId)
  const calledOff = { kind, name: [kind, ...off].join(':') }
  const documents = booking.bookingStatus === 'Confirmed' ? documentNews(booking) : undefined
  return documents
    ? [{ kind: documents, name: documents, after: ['confirmed', calledOff.name] }, calledOff]
    : [calledOff]
}

/** The mails that a booking calls for, and what could not be done of what was asked for. */
export const mailsOf = (booking: Booking): readonly MailOnce[] => {
  const refused = refusedMails(booking)
  const standing = standingMails(booking)
  // where the outbox has forgotten the confirmation, it has forgotten whether this was told, too
  const once = refused.length > 0 ? standing.map((mail) => ({ after: ['confirmed'], ...mail })) : standing
  return [...once, ...refused]
}
