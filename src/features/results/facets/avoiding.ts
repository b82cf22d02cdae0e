import type { ChoiceColumn } from '../choice-facet.tsx'
import type { Facet } from '../facet.ts'

type Choices<Row, Names> = Facet<Row, Names, readonly string[], ChoiceColumn>

/** The same options to be avoided: a row may have none of what was chosen, and each option is counted as avoided beside that. */
export const avoiding = <Row, Names>(facet: Choices<Row, Names>): Choices<Row, Names> => {
  const test: Choices<Row, Names>['test'] = (column, chosen, terms, filters) => {
    const has = facet.test(column, chosen, terms, filters)
    return (row) => !has(row)
  }
  return {
    ...facet,
    test,
    buckets: (column, counting, chosen) => {
      const rows = chosen
        ? Array.from(counting.rows).filter(test(column, chosen, counting.terms, counting.filters))
        : counting.rows
      return facet
        .buckets(column, { ...counting, rows }, chosen)
        ?.map(({ key, count }) => ({ key, count: rows.length - count }))
    },
  }
}
