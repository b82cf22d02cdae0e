import { globSync } from 'node:fs'
import path from 'node:path'
import { Miniflare, convertV4MiniflareOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'
import { chosenHost } from './chosen-host.ts'
import { prepareDatabase } from './database.ts'
import { localBindings } from './local-bindings.ts'
import { startVisitorFront } from './visitor-front.ts'

const stateFolder = path.resolve('.wrangler/state/v3')

export interface LocalWorkersOptions {
  readonly port: number
  /** the address to listen on; HOST, or this machine alone */
  readonly host?: string
  /** folders under `dist/`, the first of which answers the port */
  readonly workers: readonly string[]
  readonly vars?: Readonly<Record<string, string>>
  readonly state?: string
  /** buckets of the first Worker, by their bindings */
  readonly buckets?: readonly string[]
  /** for visitors: the front that tells where each comes from listens, and the runtime behind it on this machine alone */
  readonly front?: boolean
  /** where the runtime's inspector listens, for whoever measures */
  readonly inspectorPort?: number
  /** for whoever measures: the address is of the first Worker itself, without the runtime's own Workers before it, and so without files */
  readonly direct?: boolean
  /** for whoever measures: modules around a Worker's own entry, the first of which is what answers */
  readonly around?: (entry: string, objectClasses: readonly string[]) => readonly ModuleText[]
}

export interface ModuleText {
  readonly path: string
  readonly contents: string
}

type Around = NonNullable<LocalWorkersOptions['around']>

const builtWorker = (
  folder: string,
  {
    host,
    vars,
    direct,
    around,
  }: { host: string; vars: Readonly<Record<string, string>>; direct: boolean; around: Around },
) => {
  const config = unstable_readConfig({ config: path.resolve('dist', folder, 'wrangler.json') })
  const { workerOptions, main } = unstable_getMiniflareWorkerOptions(config)
  if (!main) throw new Error(`dist/${folder} holds no Worker: run "npm run build" first`)
  if (direct) delete workerOptions.assets
  const { modulesRules: _rules, ...options } = workerOptions
  const rootPath = path.dirname(main)
  const entry = path.basename(main)
  const chunks = globSync('**/*.{js,wasm}', { cwd: rootPath }).filter((file) => file !== entry)
  const objectClasses = config.durable_objects.bindings.map(
    ({ class_name: name }: { readonly class_name: string }) => name,
  )
  return {
    ...options,
    ...(direct ? { unsafeDirectSockets: [{ host: '127.0.0.1' }] } : {}),
    name: config.name,
    bindings: {
      ...config.vars,
      ...(folder === 'server' ? localBindings.site() : localBindings.backend(host)),
      ...vars,
    },
    rootPath,
    modules: [
      ...around(entry, objectClasses).map((module) => ({ type: 'ESModule' as const, ...module })),
      ...[entry, ...chunks].map((file) => ({
        type: file.endsWith('.wasm') ? ('CompiledWasm' as const) : ('ESModule' as const),
        path: file,
      })),
    ],
  }
}

/** The backend's local database without the backend. */
const databaseAlone = (state: string): Miniflare => {
  const config = unstable_readConfig({ config: path.resolve('backend/wrangler.toml') })
  const databases: readonly { binding: string; database_id?: string }[] = config.d1_databases
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: Object.fromEntries(databases.map(({ binding, database_id: id }) => [binding, String(id)])),
      resourcePersistencePath: state,
      telemetry: { enabled: false },
    }),
  )
}

/** Nothing answers before the database is ready, and nothing else keeps the runtime busy while it is made ready. */
export const prepareLocalDatabase = async (state = stateFolder): Promise<void> => {
  const miniflare = databaseAlone(state)
  try {
    await prepareDatabase(await miniflare.getD1Database('DB'))
  } finally {
    await miniflare.dispose()
  }
}

/**
 * Serves built Workers in workerd on `port`, with their databases and objects kept in `state`. The embedded backend's database
 * is migrated and filled first.
 */
export const serveWorkers = async (options: LocalWorkersOptions) => {
  const { port, host = chosenHost(), workers, vars = {}, state = stateFolder, front = false } = options
  const { inspectorPort, buckets = [], direct = false, around = () => [] } = options
  const workerVars = front ? { ...vars, TRUSTED_PROXY: 'on' } : vars
  process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= 'false'
  if (workers.includes('trayecto_backend') && !vars.BACKEND_URL) await prepareLocalDatabase(state)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: front ? '127.0.0.1' : host,
      /** off the edge nobody is anywhere: without this, everybody would be in Austin */
      cf: {},
      port: front ? 0 : port,
      ...(inspectorPort === undefined ? {} : { inspectorPort }),
      resourcePersistencePath: state,
      telemetry: { enabled: false },
      workers: workers.map((folder, index) => ({
        ...builtWorker(folder, { host, vars: workerVars, direct: direct && index === 0, around }),
        ...(index === 0 && buckets.length > 0 ? { r2Buckets: [...buckets] } : {}),
      })),
    }),
  )
  const ready = await miniflare.ready
  const url = direct ? await miniflare.unsafeGetDirectURL() : ready
  if (front) await startVisitorFront({ host, port, target: url, trusted: vars.TRUSTED_PROXY === 'on' })
  return { miniflare, url }
}
