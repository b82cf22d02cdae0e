import { fileURLToPath } from 'node:url'
import type { Alias, Plugin } from 'vite'

const moduleAt = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url))

/**
 * What writes PDFs, as browsers have it: its cousin for Node looks for files beside itself, which a Worker has not. Fonts are read
 * unpacked, so that the dictionary of a packer, a fifth of it all, stays away.
 */
export const paperLibraries: Alias[] = [
  { find: /^pdfkit$/, replacement: moduleAt('node_modules/pdfkit/js/pdfkit.browser.mjs') },
  { find: /^fontkit$/, replacement: moduleAt('node_modules/fontkit/dist/browser-module.mjs') },
  { find: /^brotli\/decompress\.js$/, replacement: moduleAt('scripts/building/no-brotli.ts') },
]

/** A map of tiles is drawn in browsers alone: its library is left out of the Worker, whose size is limited. */
export const browsersOwn = (): Plugin => ({
  name: 'browsers-own',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  load: (id) => (id.endsWith('/src/features/map/tiles/tiled-base.tsx') ? 'export default () => null' : null),
})

/** No script of a browser can read `Set-Cookie`: what takes it apart is the server's, and stays out of what pages load. */
export const serversOwn = (): Plugin => ({
  name: 'servers-own',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.includes('/node_modules/cookie-es/') ? 'export const splitSetCookieString = (line) => [line]' : null,
})

const addressOfPaperLibrary = "new URL('./data/sRGB_IEC61966_2_1.icc', import.meta.url).href"

/** It asks where its own file lies, which a module of a Worker cannot say, to name a colour profile that it carries along. */
export const paperLibraryInWorkers = (): Plugin => ({
  name: 'paper-library-in-workers',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (!id.endsWith('/pdfkit.browser.mjs')) return null
    if (!code.includes(addressOfPaperLibrary))
      this.error('pdfkit names its colour profile otherwise: look whether a Worker can')
    return { code: code.replace(addressOfPaperLibrary, "'sRGB_IEC61966_2_1.icc'"), map: null }
  },
})
