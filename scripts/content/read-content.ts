import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { ContentPage, ContentType } from '../../backend/content-api/content-page.ts'
import { isPageOfTheSite } from '../../src/features/content/found/own-pages.ts'
import type { ContentFault } from './content-file.ts'
import { readPage } from './read-page.ts'

const folders: Readonly<Record<string, ContentType>> = {
  airlines: 'airline',
  countries: 'country',
  articles: 'article',
  news: 'news',
  inspiration: 'inspiration',
  pages: 'page',
}

export const contentFolder = path.join(import.meta.dirname, '../../backend/content')

export interface Content {
  readonly pages: readonly ContentPage[]
  /** what keeps the content from being served */
  readonly faults: readonly ContentFault[]
  /** links to pages that are not there */
  readonly deadLinks: readonly ContentFault[]
}

const pageFolders = (root: string): readonly (readonly [folder: string, type: ContentType])[] =>
  Object.entries(folders).flatMap(([name, type]) => {
    const folder = path.join(root, name)
    if (!existsSync(folder)) return []
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => [path.join(folder, entry.name), type] as const)
  })

const twicePaths = (pages: readonly ContentPage[]): readonly ContentFault[] => {
  const seen = new Set<string>()
  return pages.flatMap(({ path: address, language, type }) => {
    const name = `/${language}${address}`
    const isTwice = seen.has(name)
    seen.add(name)
    return isTwice ? [{ file: type, line: 1, message: `two pages are at ${name}` }] : []
  })
}

/** Reads all content below a folder. Files are named as seen from where the process runs. */
export const readContent = (root = contentFolder): Content => {
  const read = pageFolders(root).map(([folder, type]) => readPage(path.relative(process.cwd(), folder), type))
  const pages = read.flatMap(({ value }) => value.pages)
  const known = new Set(pages.map((page) => page.path))
  const deadLinks = read
    .flatMap(({ value }) => value.links)
    .filter(({ path: to }) => !known.has(to) && !isPageOfTheSite(to))
    .map(({ file, path: to }) => ({ file, line: 1, message: `nothing is at ${to}` }))
  return { pages, faults: [...read.flatMap(({ faults }) => faults), ...twicePaths(pages)], deadLinks }
}
