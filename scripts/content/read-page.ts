import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { airportsOf } from '../../backend/airports/airport-table.ts'
import { carrierName } from '../../backend/products/flights/demo/airlines/airlines.ts'
import type { ContentPage, ContentType, Language } from '../../backend/content-api/content-page.ts'
import { isReserved } from '../../src/features/content/found/reserved-paths.ts'
import { undatedFact } from './as-of.ts'
import { type ContentFault, type Read, readYaml } from './content-file.ts'
import { type PageSource, pageSchema } from './page-schemas.ts'
import { type LanguageSource, readLanguage } from './read-language.ts'

export interface ReadPage {
  readonly pages: readonly ContentPage[]
  /** paths of the site that it links to, with the file that does */
  readonly links: readonly { readonly file: string; readonly path: string }[]
}

/** Where pages of a type stand on the site. */
const pathShapes: Readonly<Record<ContentType, RegExp>> = {
  airline: /^\/aerolineas\/[A-Za-z0-9-]+$/,
  country: /^\/[a-z0-9-]+$/,
  article: /^\/articulos(?:\/[a-z0-9-]+){1,2}$/,
  news: /^\/noticias\/[a-z0-9-]+$/,
  inspiration: /^\/inspiracion(?:\/[a-z0-9-]+){1,2}$/,
  page: /^\/(?:vuelos|articulos|noticias|aerolineas|contacta-con-nosotras|inspiracion)$/,
}

const fewestSections = 2

const sourceFaults = (file: string, type: ContentType, source: PageSource, slug: string): readonly ContentFault[] => {
  const messages = [
    ...(pathShapes[type].test(source.path) ? [] : [`path: is not where the site has a page of type ${type}`]),
    ...(source.path.endsWith(`/${slug}`) ? [] : [`path: does not end in the name of its folder, ${slug}`]),
    ...(type === 'country' && isReserved(source.path) ? [`path: ${source.path} is taken by the site`] : []),
    ...(type === 'airline' && !source.airline ? ['airline: is missing'] : []),
    ...(type === 'country' && !source.country ? ['country: is missing'] : []),
  ]
  return messages.map((message) => ({ file, line: 1, message }))
}

const languageFaults = (
  file: string,
  type: ContentType,
  { front, sections }: LanguageSource,
): readonly ContentFault[] => {
  const isSigned = type === 'article' || type === 'news'
  const special = sections.filter(({ kind }) => kind !== 'Prose').length
  return [
    ...(isSigned && !front.author ? [{ file, line: 2, message: 'author: is missing' }] : []),
    ...(special < fewestSections
      ? [{ file, line: 1, message: `has ${special} sections beside its prose; ${fewestSections} at least` }]
      : []),
  ]
}

const dateFaults = (file: string, type: ContentType, language: Language): readonly ContentFault[] => {
  const undated = undatedFact(readFileSync(file, 'utf8'), type, language)
  return undated
    ? [{ file, line: undated.line, message: `names what changes (${undated.fact}) and not as of which month` }]
    : []
}

const factsOf = ({ airline, country }: PageSource, language: Language) => ({
  ...(airline
    ? {
        airline: {
          ...airline,
          name: carrierName(airline.iataCode),
          mainAirportName: airportsOf(airline.mainAirport)[0]?.cityName[language] ?? '',
        },
      }
    : {}),
  ...(country
    ? {
        country: {
          ...country,
          airports: country.airports.map((code) => ({ code, city: airportsOf(code)[0]?.cityName[language] ?? code })),
        },
      }
    : {}),
})

const asPage = (
  type: ContentType,
  source: PageSource,
  language: Language,
  { front, sections }: LanguageSource,
): ContentPage => {
  const { path: address, published, updated, related, topics } = source
  const { author, ...words } = front
  return {
    path: address,
    language,
    type,
    ...words,
    ...(author ? { author } : {}),
    published,
    updated,
    scene: source.scene,
    topics,
    related,
    ...factsOf(source, language),
    sections,
  }
}

/** Reads the folder of one page, both languages of it. */
export const readPage = (folder: string, type: ContentType): Read<ReadPage> => {
  const file = path.join(folder, 'page.yaml')
  const nothing = { pages: [], links: [] }
  const missing = ['page.yaml', 'es.md', 'en.md'].filter((name) => !existsSync(path.join(folder, name)))
  if (missing.length > 0)
    return {
      value: nothing,
      faults: missing.map((name) => ({ file: path.join(folder, name), line: 1, message: 'is missing' })),
    }
  const source = readYaml(pageSchema, { file, text: readFileSync(file, 'utf8'), firstLine: 1 })
  const words = (['es', 'en'] as const).map((language) => {
    const name = path.join(folder, `${language}.md`)
    const { value, faults } = readLanguage(name, language)
    return {
      name,
      language,
      value,
      faults: value ? [...languageFaults(name, type, value), ...dateFaults(name, type, language)] : faults,
    }
  })
  const faults = [
    ...source.faults,
    ...(source.value ? sourceFaults(file, type, source.value, path.basename(folder)) : []),
    ...words.flatMap((word) => word.faults),
  ]
  const shared = source.value
  if (!shared || faults.length > 0) return { value: nothing, faults }
  return {
    value: {
      pages: words.flatMap(({ language, value }) => (value ? asPage(type, shared, language, value) : [])),
      links: [
        ...shared.related.map((to) => ({ file, path: to })),
        ...words.flatMap(({ name, value }) => (value?.links ?? []).map((to) => ({ file: name, path: to }))),
      ],
    },
    faults: [],
  }
}
