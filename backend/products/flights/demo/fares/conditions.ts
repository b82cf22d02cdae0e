import type { Rule } from './fare-family.ts'

/** What a traveller may do and at what price (US cents); null where the airline does not say. */
export interface Permission {
  readonly allowed: boolean | null
  readonly penalty: number | null
}

const longRouteKm = 3500

/** Whether penalties on a route of a length are those of long routes. */
export const isLongRoute = (km: number): boolean => km > longRouteKm

/** A rule as it stands on a route of a length. */
export const permissionOf = (rule: Rule, km: number): Permission => {
  if (rule.kind === 'unknown') return { allowed: null, penalty: null }
  if (rule.kind === 'no') return { allowed: false, penalty: null }
  return { allowed: true, penalty: isLongRoute(km) ? rule.fee * 2 : rule.fee }
}

const bothAllowed = (a: boolean | null, b: boolean | null): boolean | null => {
  if (a === false || b === false) return false
  return a === null || b === null ? null : true
}

/** Two tickets' permissions together: what either forbids is forbidden, and two penalties are both paid. */
export const joint = (a: Permission, b: Permission): Permission => {
  const allowed = bothAllowed(a.allowed, b.allowed)
  return { allowed, penalty: allowed === true ? (a.penalty ?? 0) + (b.penalty ?? 0) : null }
}

/** One ticket's permission over both ways: the stricter of two that are the same airline's. */
export const stricter = (a: Permission, b: Permission): Permission => {
  const allowed = bothAllowed(a.allowed, b.allowed)
  return { allowed, penalty: allowed === true ? Math.max(a.penalty ?? 0, b.penalty ?? 0) : null }
}

export const isFree = ({ allowed, penalty }: Permission): boolean => allowed === true && penalty === 0
