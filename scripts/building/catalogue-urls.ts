import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'
import { builtModules } from './built-modules.ts'
import { splitWords } from './split-words.ts'

const virtualModule = 'virtual:catalogue-urls'
const resolved = `\0${virtualModule}`
const folder = '/src/i18n/catalogues/'

interface WordUrls {
  core: string
  routes: Record<string, string>
}

/** What a built catalogue exports, whatever the bundler has named it. */
const messagesOf = async (code: string): Promise<Record<string, unknown>> =>
  Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`))[0] as Record<string, unknown>

const asModule = (words: unknown): string =>
  `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(words))})`

/**
 * Splits each language's catalogue by route once the browser's build is known, and tells the server where the parts are, so
 * that a page asks for its own words at once, and for no others. The browser's build comes before the server's.
 */
export const catalogueUrls = (): Plugin => {
  const urls: Record<string, WordUrls> = {}
  return {
    name: 'catalogue-urls',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualModule ? resolved : undefined),
    load: (id) => (id === resolved ? `export const catalogueUrls = ${JSON.stringify(urls)}` : undefined),
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const catalogues = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(folder))
      const pages = builtModules(
        chunks.filter((chunk) => !catalogues.includes(chunk)),
        (id) => this.getModuleInfo(id),
      )
      const emit = (locale: string, words: unknown): string => {
        const source = asModule(words)
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
        const fileName = `assets/words-${locale}-${hash}.js`
        this.emitFile({ type: 'asset', fileName, source })
        return `/${fileName}`
      }
      for (const catalogue of catalogues) {
        const locale = path.basename(catalogue.facadeModuleId ?? '', '.po')
        const { core, routes } = splitWords(pages, await messagesOf(catalogue.code))
        urls[locale] = {
          core: emit(locale, core),
          routes: Object.fromEntries(Object.entries(routes).map(([id, words]) => [id, emit(locale, words)])),
        }
      }
    },
  }
}
