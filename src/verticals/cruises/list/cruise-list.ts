import { type ListKind, type ListTable, tabulate } from '#/features/results/list-engine.ts'
import type { Chart } from '#/ui/chart/route-chart.tsx'
import { cruiseFacets } from '../filters/cruise-facets.ts'
import type { ListedSailing } from '../sailing/sailing.ts'
import { type CruiseMeasures, measure } from './cruise-measures.ts'
import { type CruiseNames, cruiseNames } from './cruise-names.ts'

/** Every sailing there is. */
export interface ListedCruises {
  readonly sailings: readonly ListedSailing[]
  /** small ones, by route; a route that nobody has drawn has none */
  readonly charts: Readonly<Record<string, Chart>>
}

/** By balcony first: what has none to sell comes last (rule cruise-1). */
export const cruiseSorts = [
  { name: 'balcony', keys: ({ balcony, sails }: CruiseMeasures) => [balcony, sails] },
  { name: 'soonest', keys: ({ balcony, sails }: CruiseMeasures) => [sails, balcony] },
  { name: 'cheapest', keys: ({ lowest, sails }: CruiseMeasures) => [lowest, sails] },
] as const

const cruises: ListKind<ListedSailing, CruiseNames, CruiseMeasures> = {
  facets: cruiseFacets,
  sorts: cruiseSorts,
  measure,
}

export interface CruiseResults {
  readonly names: CruiseNames
  readonly table: ListTable<ListedSailing, CruiseNames, CruiseMeasures>
}

export const cruiseResults = (sailings: readonly ListedSailing[]): CruiseResults => ({
  names: cruiseNames(sailings),
  table: tabulate(cruises, sailings),
})
