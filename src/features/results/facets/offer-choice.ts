import { type ChoiceColumn, type ChoiceFacet, choiceFacet } from '../choice-facet.tsx'
import type { Facet, Filters } from '../facet.ts'

/** One of the ways to have a row, as a day on which it begins. */
interface Priced {
  readonly total: number
}

/** By the filters' names: what an offer has of their options. */
type Has<Offer> = Readonly<Record<string, (offer: Offer) => readonly string[]>>

type Totals = (filters: Filters) => Float64Array

interface Column {
  readonly choice: ChoiceColumn
  readonly totals: Totals
}

/**
 * Filters that choose among the offers of a row. What counts of it everywhere is the cheapest offer that has something of each
 * of them: a row whose offers have it only one by one is none. Of those named in `whole` an offer needs all that was chosen.
 */
export const offerChoice = <Row, Names, Offer extends Priced>(
  offersOf: (row: Row) => readonly Offer[],
  has: Has<Offer>,
  whole: readonly string[] = [],
) => {
  const passes = (offer: Offer, filters: Filters): boolean =>
    Object.entries(has).every(([filter, of]) => {
      const chosen = filters[filter]
      if (!Array.isArray(chosen)) return true
      const options = of(offer)
      return chosen[whole.includes(filter) ? 'every' : 'some']((option: string) => options.includes(option))
    })
  const cheapestOf = (offers: readonly Offer[], filters: Filters): Offer | undefined =>
    offers.reduce<Offer | undefined>(
      (best, own) => ((best && best.total <= own.total) || !passes(own, filters) ? best : own),
      undefined,
    )
  /** the cheapest of a row's offers; undefined where none is left of it */
  const cheapest = (row: Row, filters: Filters): Offer | undefined => cheapestOf(offersOf(row), filters)
  /** totals of the cheapest offers by row; Infinity where none is left */
  const totals = (rows: readonly Row[]): Totals => {
    const offers = rows.map(offersOf)
    return (filters) => Float64Array.from(offers, (own) => cheapestOf(own, filters)?.total ?? Infinity)
  }
  /** the filter of one of the names: an option counts the rows that are left at the price which it leads to */
  const facet = (of: Omit<ChoiceFacet<Row, Names>, 'of' | 'needs'>): Facet<Row, Names, readonly string[], Column> => {
    const optionsOf = has[of.key] ?? (() => [])
    const choice = choiceFacet<Row, Names>({ ...of, of: (row) => [...new Set(offersOf(row).flatMap(optionsOf))] })
    return {
      ...choice,
      column: (rows) => {
        // what every row has of some offer alone tells prices apart
        const isChoice = new Set(rows.flatMap(offersOf).map((offer) => optionsOf(offer).join())).size > 1
        return { choice: { ...choice.column(rows), isChoice }, totals: totals(rows) }
      },
      test: (column, _chosen, _terms, filters) => {
        const prices = column.totals(filters)
        return (row) => prices[row] !== Infinity
      },
      buckets: (column, counting, chosen) => {
        const beside = (whole.includes(of.key) && chosen) || []
        const options = choice.buckets(column.choice, counting, chosen)
        return options?.map(({ key }) => ({ key, count: counting.countWith([...beside, key]) }))
      },
    }
  }
  return { cheapest, totals, facet }
}
