import { type Plugin, type Rollup, build } from 'vite'
import { cardKeySigner } from '../card-signing-key.ts'

const bundle = async (input: string): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.CARD_SIGNER': JSON.stringify(cardKeySigner()) },
    build: { write: false, minify: true, lib: { entry: input, formats: ['iife'], name: 'page' } },
  })
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput
  return output[0].code
}

const suffix = '?bundled'

/** `import text from './script.ts?bundled'`: a browser's script and all that it imports, as one text for a Worker to serve. */
export const pageScript = (): Plugin => ({
  name: 'page-script',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(suffix)) return null
    const file = id.slice(0, -suffix.length)
    this.addWatchFile(file)
    return `export default ${JSON.stringify(await bundle(file))}`
  },
})
