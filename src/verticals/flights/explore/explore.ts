import type { Place } from '#domain/place/airport.ts'
import type { Problem } from '#domain/problem.ts'

/** What the page is asked, as its address has it. */
export interface ExploreUrl {
  /** a code, or words */
  readonly from?: string
  /** `YYYY-MM` */
  readonly month?: string
  readonly nights?: string
  /** the most to be paid, in whole units of what prices are in */
  readonly budget?: string
}

const names = ['from', 'month', 'nights', 'budget'] as const

/** of what is asked; longer than any place is written */
export const longestAsked = 80

const isAsked = (text: string): boolean => text !== '' && text.length <= longestAsked

/** What an address asks; what is too long to be asked is as if it were not there. */
export const readExploreUrl = (raw: Record<string, unknown>): ExploreUrl =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = raw[name]
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
      return isAsked(text) ? [[name, text]] : []
    }),
  )

export const nightChoices = [3, 7, 14] as const

export const usualNights = 7

/** Nights until the return; undefined for one way. A week where nobody said. */
export const nightsOf = ({ nights }: ExploreUrl): number | undefined =>
  nights === '0' ? undefined : (nightChoices.find((choice) => String(choice) === nights) ?? usualNights)

/** What is asked that the page does not have, so that it shows another month, or a stay of a week. */
export const notOffered = (
  { month, nights }: ExploreUrl,
  months: readonly string[],
): readonly ('month' | 'nights')[] => [
  ...(month === undefined || months.some((first) => first.slice(0, 7) === month) ? [] : (['month'] as const)),
  ...(nights === undefined || ['0', ...nightChoices.map(String)].includes(nights) ? [] : (['nights'] as const)),
]

export const budgetOf = ({ budget }: ExploreUrl): number | undefined => {
  const units = Number(budget)
  return Number.isInteger(units) && units > 0 ? units : undefined
}

/** The cheapest day of the month to go to one place. */
export interface ExplorePrice {
  /** of a city that the page knows */
  readonly to: string
  /** `YYYY-MM-DD` */
  readonly departure: string
  /** minor units */
  readonly lowest: number
}

export interface ExploreAnswer {
  readonly from: Place | undefined
  /** the words that no place was found for, where prices are from somewhere else */
  readonly unknown: string | undefined
  /** words that may mean another place than the one that prices are from */
  readonly understood: { readonly given: string; readonly used: string } | undefined
  /** what was asked and is not as it was asked */
  readonly notOffered: readonly ('month' | 'nights')[]
  readonly month: string
  /** those that can be asked for */
  readonly months: readonly string[]
  /** the origin's */
  readonly today: string
  /** cheapest first */
  readonly prices: { readonly currency: string; readonly places: readonly ExplorePrice[] } | undefined
  /** why there are no prices */
  readonly problem: Problem | undefined
}
