import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin } from 'vite'
import { builtModules } from './built-modules.ts'
import { splitWords } from './split-words.ts'

const virtualModule = 'virtual:word-places'
const resolved = `\0${virtualModule}`
const folder = '/src/i18n/catalogues/'

/** What a built catalogue exports, whatever the bundler has named it. */
const messagesOf = async (code: string): Promise<Record<string, unknown>> =>
  Object.values(await import(`data:text/javascript,${encodeURIComponent(code)}`))[0] as Record<string, unknown>

const asModule = (words: unknown): string =>
  `export const messages=JSON.parse(${JSON.stringify(JSON.stringify(words))})`

/** As `wordFiles` reads it. Routes that say the same share a file. */
export const writePlaces = (form: string, core: string, routes: Readonly<Record<string, string>>): string => {
  const byName = new Map<string, string[]>()
  for (const [id, name] of Object.entries(routes)) byName.set(name, [...(byName.get(name) ?? []), id])
  return [form, core, ...[...byName].map(([name, ids]) => `${name}=${ids.join(',')}`)].join(';')
}

/**
 * Splits each language's catalogue by route once the browser's build is known, and tells the server where the parts are, so
 * that a page asks for its own words at once, and for no others. The browser's build comes before the server's.
 */
export const wordPlaces = (): Plugin => {
  const places: Record<string, string> = {}
  return {
    name: 'word-places',
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualModule ? resolved : undefined),
    load: (id) => (id === resolved ? `export const wordPlaces = ${JSON.stringify(places)}` : undefined),
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const catalogues = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(folder))
      const pages = builtModules(
        chunks.filter((chunk) => !catalogues.includes(chunk)),
        (id) => this.getModuleInfo(id),
      )
      for (const catalogue of catalogues) {
        const locale = path.basename(catalogue.facadeModuleId ?? '', '.po')
        const form = `assets/words-${locale}-*.js`
        const emit = (words: unknown): string => {
          const source = asModule(words)
          const name = createHash('sha256').update(source).digest('base64url').slice(0, 8)
          this.emitFile({ type: 'asset', fileName: form.replace('*', name), source })
          return name
        }
        const { core, routes } = splitWords(pages, await messagesOf(catalogue.code))
        const named = Object.fromEntries(Object.entries(routes).map(([id, words]) => [id, emit(words)]))
        places[locale] = writePlaces(`/${form}`, emit(core), named)
      }
    },
  }
}
