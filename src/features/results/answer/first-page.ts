import type { ListQuery } from '../list-engine.ts'
import type { Problem } from '#domain/problem.ts'

/** The page of a list that the URL asks for, as the server found it. `stale` prices are a little old: asking anew failed. */
export type FirstPage<View> =
  | {
      readonly ok: true
      readonly view: View
      readonly stale: boolean
      /** ISO instant of the server's clock */
      readonly answeredAt: string
    }
  | { readonly ok: false; readonly problem: Problem }

/** All of a list, ready to be filtered: what filters it comes with the list, no page needs it before. */
export interface WholeList<View> {
  readonly view: (query: ListQuery) => View
  /** ISO instant of the server's clock */
  readonly answeredAt: string
}
