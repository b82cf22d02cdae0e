import type { DisplayPreferences } from '#/ui/money/display-preferences.tsx'
import type { IpInfo } from './ip-info.ts'
import type { Breakpoint } from './viewport.ts'

export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Bogotá: where a visitor is taken to be when nothing says otherwise (rule visitor-1). */
export const defaultCoordinates: Coordinates = { latitude: 4.711, longitude: -74.0721 }

/** What is known of a visitor without asking: where the request came from, and what they chose before. */
export interface Visitor extends Readonly<DisplayPreferences> {
  /** ISO 3166 alpha-2, as the edge reports it */
  readonly country: string | undefined
  readonly coordinates: Coordinates
  /** what telephone numbers there begin with, without the plus */
  readonly callingCode: string | undefined
  /** undefined where the country is */
  readonly ipInfo: IpInfo | undefined
  readonly breakpoint: Breakpoint
}
