import { globSync } from 'node:fs'
import path from 'node:path'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { localBindings } from './local-bindings.ts'

const stateFolder = path.resolve('.wrangler/state/v3')

export interface LocalWorkersOptions {
  readonly port: number
  /** folders under `dist/`, the first of which answers the port */
  readonly workers: readonly string[]
  readonly vars?: Readonly<Record<string, string>>
  readonly state?: string
}

const builtWorker = (folder: string, vars: Readonly<Record<string, string>>) => {
  const config = unstable_readConfig({ config: path.resolve('dist', folder, 'wrangler.json') })
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config)
  if (!main) throw new Error(`dist/${folder} holds no Worker: run "npm run build" first`)
  const { modulesRules: _rules, ...options } = workerOptions
  const rootPath = path.dirname(main)
  const entry = path.basename(main)
  const chunks = globSync('**/*.{js,wasm}', { cwd: rootPath }).filter((file) => file !== entry)
  return {
    ...options,
    name: config.name,
    bindings: { ...localBindings[folder === 'server' ? 'site' : 'backend'](), ...config.vars, ...vars },
    rootPath,
    modules: [entry, ...chunks].map((file) => ({
      type: file.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
      path: file,
    })),
  }
}

/** Serves built Workers in workerd on `port` of every interface, with their databases and objects kept in `state`. */
export const serveWorkers = async ({ port, workers, vars = {}, state = stateFolder }: LocalWorkersOptions) => {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: '0.0.0.0',
      /** off the edge nobody is anywhere: without this, everybody would be in Austin */
      cf: {},
      port,
      resourcePersistencePath: state,
      telemetry: { enabled: false },
      workers: workers.map((folder) => builtWorker(folder, vars)),
    }),
  )
  const url = await miniflare.ready
  return { miniflare, url }
}

/** The backend's local database without the backend, to be made ready before something else serves it. */
export const databaseAlone = (): Miniflare => {
  const config = unstable_readConfig({ config: path.resolve('backend/wrangler.toml') })
  const databases: readonly { binding: string; database_id?: string }[] = config.d1_databases
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: Object.fromEntries(databases.map(({ binding, database_id: id }) => [binding, String(id)])),
      resourcePersistencePath: stateFolder,
      telemetry: { enabled: false },
    }),
  )
}
