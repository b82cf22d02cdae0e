import { Effect } from 'effect'
import { askContent } from '#/features/content/wire/ask-content.server.ts'
import type { Locale } from '#/i18n/locale.ts'
import type { ListedCruises } from '../list/cruise-list.ts'
import type { Sailing } from '../sailing/sailing.ts'
import { chartFrom, listedFrom, sailingFrom } from './cruise-mapper.server.ts'
import { cruiseQueries } from './cruise-queries.server.ts'
import { CruisesAnswer, SailingAnswer, type WireListed } from './cruise-wire.server.ts'

/** As the specification has it. */
const pageSize = 50

/** An endpoint that says it has more is asked no further: 500 sailings are a list that nobody reads. */
const mostPages = 10

interface CruisePage extends ListedCruises {
  readonly total: number
}

const chartsOf = (wires: readonly WireListed[]): ListedCruises['charts'] =>
  Object.fromEntries(
    wires.flatMap(({ id, route, preview }) => {
      const chart = chartFrom(preview)
      return chart ? [[route ?? id, chart]] : []
    }),
  )

const cruisePage = (region: string | undefined, locale: Locale, page: number) =>
  askContent<typeof CruisesAnswer, CruisePage>(
    `cruises ${region ?? ''} ${locale} ${page}`,
    {
      query: cruiseQueries.list,
      variables: { language: locale, ...(region === undefined ? {} : { region }), pageSize, page },
      answer: CruisesAnswer,
    },
    ({ cruise_landing: { total, items } }) => ({ total, sailings: items.map(listedFrom), charts: chartsOf(items) }),
  ).pipe(Effect.map((found) => found ?? { total: 0, sailings: [], charts: {} }))

/** Sailings that have not left by a day, of a region or of all, with the charts of their routes. */
export const cruisesFrom = Effect.fnUntraced(function* (today: string, locale: Locale, region?: string) {
  const first = yield* cruisePage(region, locale, 0)
  const count = Math.min(mostPages, Math.ceil(first.total / pageSize))
  const others = yield* Effect.all(
    Array.from({ length: Math.max(0, count - 1) }, (_, index) => cruisePage(region, locale, index + 1)),
    { concurrency: 4 },
  )
  const pages = [first, ...others]
  return {
    sailings: pages.flatMap(({ sailings }) => sailings).filter(({ sailDate }) => sailDate > today),
    charts: Object.assign({}, ...pages.map(({ charts }) => charts)),
  } satisfies ListedCruises
})

/** A sailing by the id in its address; null where there is none. */
export const sailingAt = (id: string, locale: Locale) =>
  askContent<typeof SailingAnswer, Sailing>(
    `cruise ${id} ${locale}`,
    { query: cruiseQueries.sailing, variables: { id, language: locale }, answer: SailingAnswer },
    ({ cruise }) => cruise && sailingFrom(cruise),
  )
