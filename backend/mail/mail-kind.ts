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

/** What is told of what is off: by whom it was. */
export type OffKind = Extract<MailKind, 'called_off' | 'cancelled'>

/** By whom a part was called off since it was confirmed; undefined where it was not. */
export const offKindOf = (part: Part): OffKind | undefined => {
  if (!isCancelled(part)) return undefined
  return part.cancellation ? 'cancelled' : 'called_off'
}

const offAt = (part: Part): string =>
  part.cancellation?.cancelledAt ?? ('calledOff' in part ? (part.calledOff?.at ?? '') : '')

/** The news of what was called off last: both are told of, each once, but a mail that is asked for again is one. */
const lastOff = ({ parts }: Booking): OffKind | undefined => {
  const [last] = parts.filter(isCancelled).toSorted((a, b) => (offAt(a) < offAt(b) ? 1 : -1))
  return last && offKindOf(last)
}

const documentNews = ({ ticketingStatus }: Booking): 'ticketed' | 'unticketed' | undefined => {
  if (ticketingStatus === 'issued') return 'ticketed'
  return ticketingStatus === 'failed' ? 'unticketed' : undefined
}

/** The news that a booking, as it stands, calls for. */
export const mailKindOf = (booking: Booking): MailKind => {
  if (booking.bookingStatus === 'Released')
    return booking.hold?.endedBy === 'traveller' ? 'hold_let_go' : 'hold_expired'
  const off = lastOff(booking)
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

/** What its traveller had asked to cancel since `since`, and could not be. */
const refusedMails = ({ parts }: Booking, since: string): readonly MailOnce[] => {
  const refused = parts.flatMap(({ cancellation }) => (cancellation?.state === 'refused' ? [cancellation] : []))
  const asked = refused.map(({ requestedAt }) => requestedAt).filter((at) => at >= since)
  return [...new Set(asked.map((at) => Date.parse(at)))].map((time) => ({
    kind: 'cancel_refused',
    name: `cancel_refused:${time}`,
  }))
}

/**
 * The news of what is off, of suppliers and of the traveller apart: either may be heard of after the other, and be the older one. Each is
 * called by the parts that it tells of, so that another part is news again. `at`: when the last of them went off.
 */
const offNews = ({ parts }: Booking): readonly { readonly mail: MailOnce; readonly at: string }[] =>
  (['called_off', 'cancelled'] as const).flatMap((kind) => {
    const off = parts.filter((part) => offKindOf(part) === kind)
    const at = off.map(offAt).toSorted().at(-1)
    return at === undefined ? [] : [{ mail: { kind, name: [kind, ...off.map(({ partId }) => partId)].join(':') }, at }]
  })

/**
 * The mails of how a booking stands; of what stands beside something that is off, its documents. They follow the news of what is off,
 * which tells of them until then; and where the outbox has forgotten the confirmation, it has forgotten whether they were told, too.
 */
const standingMails = (booking: Booking, off: readonly MailOnce[]): readonly MailOnce[] => {
  const kind = mailKindOf(booking)
  if (ofOneTry.has(kind)) return [{ kind, name: `${kind}:${Date.parse(booking.createdAt)}` }]
  if (off.length === 0) return [{ kind, name: kind }]
  const documents = booking.bookingStatus === 'Confirmed' ? documentNews(booking) : undefined
  return documents ? [{ kind: documents, name: documents, after: ['confirmed', ...off.map(({ name }) => name)] }] : []
}

/**
 * The mails that a booking calls for, and what could not be done of what was asked for. What went off before `forgottenBefore`, an ISO
 * instant, was told of when it did: the outbox does not remember it any more.
 */
export const mailsOf = (booking: Booking, forgottenBefore = ''): readonly MailOnce[] => {
  const news = offNews(booking)
  const off = news.filter(({ at }) => at === '' || at >= forgottenBefore).map(({ mail }) => mail)
  const standing = standingMails(
    booking,
    news.map(({ mail }) => mail),
  )
  // where the outbox has forgotten the confirmation, it has forgotten whether this was told, too
  const isOld = booking.createdAt < forgottenBefore && booking.parts.some(({ cancellation }) => cancellation)
  const once = isOld ? standing.map((mail) => ({ after: ['confirmed'], ...mail })) : standing
  return [...once, ...off, ...refusedMails(booking, forgottenBefore)]
}
