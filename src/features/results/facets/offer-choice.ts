import { type ChoiceColumn, type ChoiceFacet, choiceFacet } from '../choice-facet.tsx'
import type { Facet, Filters } from '../facet.ts'

/** One of the ways to have a row, as a day on which it begins. */
interface Priced {
  readonly total: number
}

/** By the filters' names: what an offer has of their options. */
type Has<Offer> = Readonly<Record<string, (offer: Offer) => readonly string[]>>

interface Looked<Offer> {
  readonly offer: Offer
  readonly has: readonly (readonly [filter: string, options: readonly string[]])[]
}

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
  const passes = ({ has: held }: Looked<Offer>, filters: Filters): boolean =>
    held.every(([filter, options]) => {
      const chosen = filters[filter]
      if (!Array.isArray(chosen)) return true
      const isHeld = (option: string): boolean => options.includes(option)
      return whole.includes(filter) ? chosen.every(isHeld) : chosen.some(isHeld)
    })
  const cheapestOf = (offers: readonly Looked<Offer>[], filters: Filters): Offer | undefined =>
    offers.reduce<Offer | undefined>(
      (best, own) => ((best && best.total <= own.offer.total) || !passes(own, filters) ? best : own.offer),
      undefined,
    )
  const look = (row: Row): readonly Looked<Offer>[] =>
    offersOf(row).map((offer) => ({ offer, has: Object.entries(has).map(([filter, of]) => [filter, of(offer)]) }))
  /** the cheapest of a row's offers; undefined where none is left of it */
  const cheapest = (row: Row, filters: Filters): Offer | undefined => cheapestOf(look(row), filters)
  /** totals of the cheapest offers by row; Infinity where none is left */
  const totals = (rows: readonly Row[]): Totals => {
    const looked = rows.map(look)
    return (filters) => Float64Array.from(looked, (offers) => cheapestOf(offers, filters)?.total ?? Infinity)
  }
  /** the filter of one of the names: an option counts the rows that are left at the price which it leads to */
  const facet = (of: Omit<ChoiceFacet<Row, Names>, 'of' | 'needs'>): Facet<Row, Names, readonly string[], Column> => {
    const optionsOf = has[of.key] ?? (() => [])
    const choice = choiceFacet<Row, Names>({ ...of, of: (row) => [...new Set(offersOf(row).flatMap(optionsOf))] })
    return {
      ...choice,
      column: (rows) => ({ choice: choice.column(rows), totals: totals(rows) }),
      test: (column, _chosen, _terms, filters) => {
        const prices = column.totals(filters)
        return (row) => prices[row] !== Infinity
      },
      buckets: (column, counting, chosen = []) => {
        const beside = whole.includes(of.key) ? chosen : []
        const options = choice.buckets(column.choice, counting, chosen.length > 0 ? chosen : undefined)
        return options?.map(({ key }) => ({ key, count: counting.countWith([...beside, key]) }))
      },
    }
  }
  return { cheapest, totals, facet }
}
