import { type ListQuery, type ListView, viewList } from '#/features/results/list-engine.ts'
import type { ListedSailing } from '../sailing/sailing.ts'
import type { CruiseResults } from './cruise-list.ts'

/** All that one page of sailings shows. */
export interface CruisesView extends Omit<ListView, 'rows' | 'leaders'> {
  readonly sailings: readonly ListedSailing[]
}

export const cruisesView = ({ table }: CruiseResults, query: ListQuery): CruisesView => {
  const { rows, leaders: _leaders, ...list } = viewList(table, query)
  return { ...list, sailings: rows.flatMap((row) => table.rows[row] ?? []) }
}
