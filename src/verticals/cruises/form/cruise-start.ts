import type { Cruise } from '#/features/content/content-page.ts'

/** What the form on the home page offers to begin with. */
export interface CruiseStart {
  readonly destinations: readonly { readonly key: string; readonly name: string; readonly count: number }[]
  readonly cruises: readonly Cruise[]
}
