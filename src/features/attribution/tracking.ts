/** Where a visitor came from, under the wire's own names (`infoData`, rule visitor-4). '' where it is not known. */
export interface Attribution {
  readonly source: string
  readonly medium: string
  readonly affiliateId: string
  readonly referrer: string
  readonly metaName: string
}

/** An attribution, and when it last changed in epoch milliseconds; null where there is nothing to run out. */
export interface Tracking extends Attribution {
  readonly stampedAt: number | null
}

/** What a landing says; a part that it does not speak of is missing. */
export interface Arrival {
  /** a campaign's words come together: one that leaves out its medium has none */
  readonly campaign?: Pick<Attribution, 'source' | 'medium' | 'affiliateId'>
  readonly referrer?: string
  readonly metaName?: string
}

/** How long an attribution counts, in milliseconds (rule visitor-4). */
export const lifetime = 23 * 3_600_000

export const noTracking: Tracking = {
  source: '',
  medium: '',
  affiliateId: '',
  referrer: '',
  metaName: '',
  stampedAt: null,
}

const isOver = ({ stampedAt }: Tracking, now: number): boolean => stampedAt !== null && now - stampedAt >= lifetime

/** The tracking as it counts now: 23 hours after its last change nothing of it is left. */
export const current = (tracking: Tracking, now: number): Tracking => (isOver(tracking, now) ? noTracking : tracking)

const isSame = (one: Attribution, other: Attribution): boolean =>
  one.source === other.source &&
  one.medium === other.medium &&
  one.affiliateId === other.affiliateId &&
  one.referrer === other.referrer &&
  one.metaName === other.metaName

/** The tracking after a landing. Any change starts the 23 hours anew; the same words again do not. */
export const landed = (tracking: Tracking, { campaign, referrer, metaName }: Arrival, now: number): Tracking => {
  const before = current(tracking, now)
  const after: Attribution = {
    source: campaign?.source ?? before.source,
    medium: campaign?.medium ?? before.medium,
    affiliateId: campaign?.affiliateId ?? before.affiliateId,
    referrer: referrer ?? before.referrer,
    metaName: metaName ?? before.metaName,
  }
  return isSame(before, after) ? before : { ...after, stampedAt: now }
}

/** Whole seconds that an attribution still counts; 0 where there is none. */
export const remainingSeconds = ({ stampedAt }: Tracking, now: number): number =>
  stampedAt === null ? 0 : Math.max(0, Math.min(lifetime / 1000, Math.ceil((stampedAt + lifetime - now) / 1000)))

export const isEmpty = (attribution: Attribution): boolean => isSame(attribution, noTracking)

/** What calls carry of it: the parts that are known; undefined where none is. */
export const infoDataOf = (tracking: Attribution): Partial<Attribution> | undefined => {
  const { source, medium, affiliateId, referrer, metaName } = tracking
  const known = Object.entries({ source, medium, affiliateId, referrer, metaName }).filter(([, text]) => text !== '')
  return known.length > 0 ? Object.fromEntries(known) : undefined
}
