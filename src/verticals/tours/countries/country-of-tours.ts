import type { Result } from '#domain/problem.ts'

export interface CountryOfTours {
  readonly slug: string
  readonly name: string
  readonly tours: readonly { readonly code: string; readonly name: string; readonly days: number }[]
}

/** What the page of all tours is made of. */
export interface LoadedCountries {
  readonly today: string
  readonly countries: Result<readonly CountryOfTours[]>
}
