import type { ContentPage } from '../../backend/content-api/content-page.ts'
import { type Seed, insertions, quoted, seedOf } from '../seed.ts'
import { readContent } from './read-content.ts'
import { readCruiseRoutes, readCruises } from './read-cruises.ts'

const cardOf = ({ path, type, title, description, published, updated, scene }: ContentPage) => ({
  path,
  type,
  title,
  description,
  published,
  updated,
  scene,
})

const rowOf = (values: readonly (string | number)[]): string =>
  `(${values.map((value) => (typeof value === 'number' ? value : quoted(value))).join(',')})`

const pageRow = (page: ContentPage): string => {
  const { path, language, type, published, updated } = page
  return rowOf([path, language, type, published, updated, JSON.stringify(cardOf(page)), JSON.stringify(page)])
}

/** What puts all content into a migrated database. Throws where a file cannot be served. */
export const contentSeed = (): Seed => {
  const { pages, faults } = readContent()
  const [fault] = faults
  if (fault) throw new Error(`${fault.file}:${fault.line} ${fault.message} (npm run content:check says all)`)
  return seedOf('content', [
    'DELETE FROM content_pages',
    ...insertions('content_pages(path, language, type, published, updated, card, page)', pages.map(pageRow)),
    'DELETE FROM cruises',
    ...insertions(
      'cruises(id, language, region, balcony, cruise)',
      readCruises().map(({ balcony, cruise }) =>
        rowOf([cruise.id, cruise.language, cruise.region, balcony, JSON.stringify(cruise)]),
      ),
    ),
    'DELETE FROM cruise_routes',
    ...insertions(
      'cruise_routes(key, route)',
      readCruiseRoutes().map((route) => rowOf([route.key, JSON.stringify(route)])),
    ),
  ])
}
