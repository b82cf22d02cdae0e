import type { ContentPage, ContentType, Language } from './content-page.ts'
import type { Cruise, CruiseRoute } from './cruise.ts'

export type ContentCard = Pick<
  ContentPage,
  'path' | 'type' | 'title' | 'description' | 'published' | 'updated' | 'scene'
>

export interface ContentPathRow {
  readonly path: string
  readonly type: ContentType
  readonly languages: readonly Language[]
  readonly published: string
  readonly updated: string
}

/** The page at a path, in whatever capitals it is written; the page has the path as its editors write it. */
export const pageAt = async (
  database: D1Database,
  path: string,
  language: Language,
): Promise<ContentPage | undefined> => {
  const at = (condition: string) =>
    database
      .prepare(`SELECT page FROM content_pages WHERE ${condition} AND language = ?`)
      .bind(path, language)
      .first<{ page: string }>()
  const row = (await at('path = ?')) ?? (await at('path = ? COLLATE NOCASE'))
  return row ? (JSON.parse(row.page) as ContentPage) : undefined
}

const cardsOf = (rows: readonly { readonly card: string }[]): readonly ContentCard[] =>
  rows.map(({ card }) => JSON.parse(card) as ContentCard)

export const cardsOfType = async (
  database: D1Database,
  type: ContentType,
  language: Language,
  limit: number,
): Promise<readonly ContentCard[]> => {
  const { results } = await database
    .prepare('SELECT card FROM content_pages WHERE type = ? AND language = ? ORDER BY published DESC, path LIMIT ?')
    .bind(type, language, limit)
    .all<{ card: string }>()
  return cardsOf(results)
}

/** The pages at the given paths that are there, in the order of the paths. */
export const cardsAt = async (
  database: D1Database,
  paths: readonly string[],
  language: Language,
): Promise<readonly ContentCard[]> => {
  if (paths.length === 0) return []
  const { results } = await database
    .prepare(
      'SELECT card FROM json_each(?) AS asked JOIN content_pages AS page ON page.path = asked.value AND page.language = ? ORDER BY asked.key',
    )
    .bind(JSON.stringify(paths), language)
    .all<{ card: string }>()
  return cardsOf(results)
}

export const allPaths = async (database: D1Database, limit: number): Promise<readonly ContentPathRow[]> => {
  const { results } = await database
    .prepare(
      `SELECT path, type, group_concat(language) AS languages, min(published) AS published, max(updated) AS updated
       FROM content_pages GROUP BY path, type ORDER BY path LIMIT ?`,
    )
    .bind(limit)
    .all<Omit<ContentPathRow, 'languages'> & { languages: string }>()
  return results.map((row) => ({ ...row, languages: row.languages.split(',') as Language[] }))
}

interface CruiseQuestion {
  readonly language: Language
  readonly region: string | null
  readonly limit: number
  readonly offset: number
}

export const cruisesFor = async (
  database: D1Database,
  { language, region, limit, offset }: CruiseQuestion,
): Promise<{ readonly total: number; readonly items: readonly Cruise[] }> => {
  const which = 'FROM cruises WHERE language = ?1 AND (?2 IS NULL OR region = ?2)'
  const [count, found] = await database.batch<{ total: number; cruise: string }>([
    database.prepare(`SELECT count(*) AS total ${which}`).bind(language, region),
    database
      .prepare(`SELECT cruise ${which} ORDER BY balcony, id LIMIT ?3 OFFSET ?4`)
      .bind(language, region, limit, offset),
  ])
  return {
    total: count?.results[0]?.total ?? 0,
    items: (found?.results ?? []).map(({ cruise }) => JSON.parse(cruise) as Cruise),
  }
}

export const cruiseAt = async (database: D1Database, id: string, language: Language): Promise<Cruise | undefined> => {
  const row = await database
    .prepare('SELECT cruise FROM cruises WHERE id = ? AND language = ?')
    .bind(id, language)
    .first<{ cruise: string }>()
  return row ? (JSON.parse(row.cruise) as Cruise) : undefined
}

export const cruiseRoutes = async (
  database: D1Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CruiseRoute>> => {
  const { results } = await database
    .prepare('SELECT key, route FROM cruise_routes WHERE key IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify([...new Set(keys)]))
    .all<{ key: string; route: string }>()
  return new Map(results.map(({ key, route }) => [key, JSON.parse(route) as CruiseRoute]))
}
