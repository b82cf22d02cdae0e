import type { Aircraft } from '../airlines/aircraft.ts'
import type { Place } from './place.ts'

const welcomes = ({ role }: Place, other: Place, km: number): boolean =>
  role === null ||
  role.except.has(other.code) ||
  (km <= role.longestKm && (role.from.has(other.country) || role.from.has(other.region)))

/** Whether both airports' roles let anybody fly between them non-stop. */
export const mayFlyBetween = (a: Place, b: Place, km: number): boolean => welcomes(a, b, km) && welcomes(b, a, km)

const lands = ({ role }: Place, { code, size }: Aircraft): boolean =>
  role === null || role.aircraft.size === 0 || role.aircraft.has(size) || role.aircraft.has(code)

/** The aircraft of a fleet that may land at both of two airports. */
export const fleetBetween = (fleet: readonly Aircraft[], a: Place, b: Place): readonly Aircraft[] =>
  a.role === null && b.role === null ? fleet : fleet.filter((type) => lands(a, type) && lands(b, type))
