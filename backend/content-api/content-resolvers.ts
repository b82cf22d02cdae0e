import type { ContentPage, ContentType, Language } from './content-page.ts'
import { type ContentCard, allPaths, cardsAt, cardsOfType, cruisesFor, pageAt } from './content-rows.ts'
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
    return { ...(await cruisesFor(database, question)), page, pageSize: limit }
  },
  companyContactInfo: () => contactsIn(contacts),
})
