import type { ContentPage, ContentType, Language } from './content-page.ts'
import {
  type ContentCard,
  allPaths,
  cardsAt,
  cardsOfType,
  cruiseAt,
  cruiseRoutes,
  cruisesFor,
  pageAt,
} from './content-rows.ts'
import type { Cruise, CruiseRoute } from './cruise.ts'
import { contactsIn } from './company-contacts.ts'

const mostCards = 200
const mostPaths = 5000
const mostCruises = 50

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** `/en/espana` is `/espana` in English; without a language it is in Spanish, the site's first. */
const addressOf = (url: string): { readonly path: string; readonly language: Language } => {
  const [, language, rest] = /^\/(es|en)(\/.*)?$/.exec(url) ?? []
  return language ? { path: rest ?? '/', language: language as Language } : { path: url, language: 'es' }
}

/** A page as the schema has it; `related` finds the pages of paths. */
export const routeAnswer = (
  page: ContentPage,
  related: (paths: readonly string[]) => Promise<readonly ContentCard[]>,
) => ({
  ...page,
  metaTags: [{ name: 'description', content: page.description }],
  sections: page.sections.map(({ kind, ...section }) => ({ __typename: kind, ...section })),
  related: () => related(page.related),
})

const pointsOf = (chart: CruiseRoute['chart'] | undefined) =>
  chart ? { ...chart, stops: chart.stops.map(([x, y]) => ({ x, y })) } : null

/** Sailings with what their routes share, which is read once, and where somebody asks for it. */
const withRoutes = (database: D1Database, cruises: readonly Cruise[]) => {
  let asked: Promise<ReadonlyMap<string, CruiseRoute>> | undefined
  const routes = () =>
    (asked ??= cruiseRoutes(
      database,
      cruises.map(({ route }) => route),
    ))
  return cruises.map((cruise) => ({
    ...cruise,
    course: async () => (await routes()).get(cruise.route)?.course ?? null,
    chart: async () => pointsOf((await routes()).get(cruise.route)?.chart),
    preview: async () => pointsOf((await routes()).get(cruise.route)?.preview),
  }))
}

interface Settings {
  readonly database: D1Database
  /** `CO=+57…,US=+1…` */
  readonly contacts: string | undefined
}

/** The root of the schema, over the rows of one database. */
export const contentResolvers = ({ database, contacts }: Settings) => ({
  articleRoute: async ({ url }: { url: string }) => {
    const { path, language } = addressOf(url)
    const page = await pageAt(database, path, language)
    return page ? routeAnswer(page, (paths) => cardsAt(database, paths, language)) : null
  },
  contentList: ({ type, language, limit }: { type: ContentType; language: Language; limit: number }) =>
    cardsOfType(database, type, language, between(limit, 0, mostCards)),
  contentPaths: ({ limit }: { limit: number }) => allPaths(database, between(limit, 0, mostPaths)),
  cruise_landing: async (asked: { language: Language; region?: string | null; pageSize: number; page: number }) => {
    const limit = between(asked.pageSize, 1, mostCruises)
    const page = between(asked.page, 0, 10_000)
    const question = { language: asked.language, region: asked.region ?? null, limit, offset: page * limit }
    const { total, items } = await cruisesFor(database, question)
    return { total, items: withRoutes(database, items), page, pageSize: limit }
  },
  cruise: async ({ id, language }: { id: string; language: Language }) => {
    const cruise = await cruiseAt(database, id, language)
    return cruise ? withRoutes(database, [cruise])[0] : null
  },
  companyContactInfo: () => contactsIn(contacts),
})
