/** What prices are held for: the list a visitor chooses from, or the one trip they chose. */
export type HoldKind = 'results' | 'summary'

const minute = 60_000

/** How long prices are held, in milliseconds (rule hold-1). */
export const holdLimits: Readonly<Record<HoldKind, number>> = { results: 15 * minute, summary: 8 * minute }

/** How long before the end the visitor is warned. */
export const warningTime = minute

/** Until when prices stand. Both are ISO instants of the server's clock, which may not be the visitor's. */
export interface PriceHold {
  /** when the server gave the answer that the page shows */
  readonly answeredAt: string
  readonly expiresAt: string
  /** when the answer came by the visitor's clock; undefined where that is now */
  readonly arrivedAt?: number | undefined
}

/** A hold on prices as the browser keeps it. Instants are milliseconds of the visitor's own wall clock. */
export interface HeldPrice {
  readonly kind: HoldKind
  /** what is held, a search or an offer: another one starts anew */
  readonly subject: string
  readonly answeredAt: string
  readonly deadline: number
  /** when the offers themselves end: no pause or extension goes past it */
  readonly expiry: number
  /** the milliseconds that were left when it was paused */
  readonly pausedWith: number | undefined
  readonly extended: boolean
  /** `acknowledged`: over, and the visitor has been told */
  readonly status: 'running' | 'finished' | 'acknowledged'
  /** when the clock was last looked at: one that reads less by now was set back */
  readonly seenAt: number
}

/** The server's own span laid on the visitor's clock, so that a clock hours wrong neither ends a hold nor prolongs it. */
const expiryOf = (hold: PriceHold, arrived: number): number => {
  const span = Date.parse(hold.expiresAt) - Date.parse(hold.answeredAt)
  return arrived + (Number.isNaN(span) ? 0 : Math.max(0, span))
}

const followClock = (held: HeldPrice, now: number): HeldPrice => {
  const setBack = Math.min(0, now - held.seenAt)
  return { ...held, deadline: held.deadline + setBack, expiry: held.expiry + setBack, seenAt: now }
}

export const startHold = (kind: HoldKind, subject: string, hold: PriceHold, now: number): HeldPrice => {
  // a clock that was set back since says that the answer is still to come
  const arrived = Math.min(now, hold.arrivedAt ?? now)
  const expiry = expiryOf(hold, arrived)
  return {
    kind,
    subject,
    answeredAt: hold.answeredAt,
    deadline: Math.min(arrived + holdLimits[kind], expiry),
    expiry,
    pausedWith: undefined,
    extended: false,
    status: 'running',
    seenAt: now,
  }
}

export const remainingTime = (held: HeldPrice, now: number): number =>
  held.status === 'running' ? (held.pausedWith ?? Math.max(0, held.deadline - now)) : 0

/** Looks at the clock: ends a hold whose time is over, and follows a clock that was set back. */
export const observeHold = (held: HeldPrice, now: number): HeldPrice => {
  const seen = followClock(held, now)
  const over = seen.status === 'running' && remainingTime(seen, now) === 0
  return over ? { ...seen, status: 'finished' } : seen
}

export const pauseHold = (held: HeldPrice, now: number): HeldPrice => {
  const seen = observeHold(held, now)
  const pausable = seen.status === 'running' && seen.pausedWith === undefined
  return pausable ? { ...seen, pausedWith: seen.deadline - now } : seen
}

/** Goes on with the time that was left, but never past the end of the offers, which no pause holds up. */
export const resumeHold = (held: HeldPrice, now: number): HeldPrice => {
  const seen = followClock(held, now)
  if (seen.pausedWith === undefined) return observeHold(seen, now)
  const deadline = Math.min(now + seen.pausedWith, seen.expiry)
  return observeHold({ ...seen, deadline, pausedWith: undefined }, now)
}

export const canExtend = (held: HeldPrice): boolean => held.status === 'running' && !held.extended

/** A full hold once more, for prices that were checked again: the first time only, and not after the end. */
export const extendHold = (held: HeldPrice, hold: PriceHold, now: number): HeldPrice =>
  canExtend(held) ? { ...startHold(held.kind, held.subject, hold, now), extended: true } : resumeHold(held, now)

/** Lets the visitor look on after the end: nothing is held any more, and nothing asks again. */
export const acknowledgeEnd = (held: HeldPrice): HeldPrice =>
  held.status === 'finished' ? { ...held, status: 'acknowledged' } : held

/**
 * The hold of a page that has just loaded its prices. The same subject goes on with what is left, reloads and hidden tabs
 * included; once it is over, a newer answer begins another.
 */
export const continueHold = (
  stored: HeldPrice | undefined,
  asked: { readonly kind: HoldKind; readonly subject: string; readonly hold: PriceHold },
  now: number,
): HeldPrice => {
  const anew = () => observeHold(startHold(asked.kind, asked.subject, asked.hold, now), now)
  if (!stored || stored.kind !== asked.kind || stored.subject !== asked.subject) return anew()
  const seen = resumeHold(stored, now)
  return seen.status !== 'running' && seen.answeredAt !== asked.hold.answeredAt ? anew() : seen
}
