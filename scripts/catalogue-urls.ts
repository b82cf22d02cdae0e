import path from 'node:path'
import type { Plugin } from 'vite'

const virtualModule = 'virtual:catalogue-urls'
const resolved = `\0${virtualModule}`
const folder = 'src/i18n/catalogues'

/**
 * Tells the server where the browser will find each language's catalogue, so that a page can ask for its own at once
 * instead of after the scripts that import it. The browser's build comes before the server's.
 */
export const catalogueUrls = (): Plugin => {
  const urls: Record<string, string> = {}
  return {
    name: 'catalogue-urls',
    sharedDuringBuild: true,
    configResolved(config) {
      if (config.command === 'serve') for (const locale of ['es', 'en']) urls[locale] = `/${folder}/${locale}.po`
    },
    resolveId: (id) => (id === virtualModule ? resolved : undefined),
    load: (id) => (id === resolved ? `export const catalogueUrls = ${JSON.stringify(urls)}` : undefined),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.includes(`/${folder}/`)) continue
        urls[path.basename(file.facadeModuleId, '.po')] = `/${file.fileName}`
      }
    },
  }
}
