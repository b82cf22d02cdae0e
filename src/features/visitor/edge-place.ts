import { type Coordinates, defaultCoordinates } from './visitor.ts'

export interface EdgePlace {
  readonly country: string | undefined
  readonly coordinates: Coordinates
}

interface Reported {
  readonly country?: unknown
  readonly latitude?: unknown
  readonly longitude?: unknown
}

const countryOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Z]{2}$/.test(value) && !['XX', 'T1'].includes(value) ? value : undefined

const degrees = (value: unknown, limit: number): number | undefined => {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const number = Number(value)
  return Math.abs(number) <= limit ? number : undefined
}

const coordinatesOf = (reported: Reported): Coordinates => {
  const [latitude, longitude] = [degrees(reported.latitude, 90), degrees(reported.longitude, 180)]
  return latitude === undefined || longitude === undefined ? defaultCoordinates : { latitude, longitude }
}

const fromHeaders = (headers: Headers): Reported => ({
  country: headers.get('x-test-country') ?? undefined,
  latitude: headers.get('x-test-latitude') ?? undefined,
  longitude: headers.get('x-test-longitude') ?? undefined,
})

/**
 * Where a request came from, as the edge that took it reports (`request.cf`). Off the edge there is no such report, so
 * tests may write it in `x-test-country`, `x-test-latitude` and `x-test-longitude` where the operator allows it.
 */
export const edgePlaceOf = (request: Request, allowTestHeaders: boolean): EdgePlace => {
  const written = allowTestHeaders && request.headers.has('x-test-country')
  const reported: Reported = written ? fromHeaders(request.headers) : ((request.cf ?? {}) as Reported)
  return { country: countryOf(reported.country), coordinates: coordinatesOf(reported) }
}
