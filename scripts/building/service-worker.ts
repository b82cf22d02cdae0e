import { mkdirSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'

const client = path.resolve('dist/client')

/** What the offline page needs to look like one: the styles, and the letters of both languages. */
const offlineAssets = (): readonly string[] =>
  globSync('assets/*', { cwd: client })
    .filter((file) => file.endsWith('.css') || /latin-wght-normal.*\.woff2$/.test(file))
    .filter((file) => !file.includes('latin-ext'))
    .map((file) => `/${file}`)

/** Bundles the service worker into `dist/client/sw.js`: one file, since browsers compare it to learn of a new build. */
export const buildServiceWorker = async (buildId: string): Promise<void> => {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD_ID: JSON.stringify(buildId), OFFLINE_ASSETS: JSON.stringify(offlineAssets()) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: 'src/service-worker/service-worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

/** Where pages that are open learn that the site was built anew (rule site-1). */
export const writeBuildFiles = (buildId: string): void => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const told = JSON.stringify({ id: buildId, timestamp: Date.now(), version })
  mkdirSync(path.join(client, 'builds/meta'), { recursive: true })
  writeFileSync(path.join(client, 'builds/latest.json'), told)
  writeFileSync(path.join(client, `builds/meta/${buildId}.json`), told)
}
