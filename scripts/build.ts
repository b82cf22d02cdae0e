import { execFileSync } from 'node:child_process'
import { buildServiceWorker, writeBuildFiles } from './building/service-worker.ts'

/** Builds both Workers, the browser's files and the service worker into `dist/`. */
export const build = async (): Promise<void> => {
  const buildId = process.env.BUILD_ID ?? Date.now().toString(36)
  const env = { ...process.env, BUILD_ID: buildId }
  execFileSync('vite', ['build', '--config', 'app.config.ts', '--logLevel', 'warn'], { stdio: 'inherit', env })
  writeBuildFiles(buildId)
  await buildServiceWorker(buildId)
}

/** Builds, unless the command says that `dist/` holds a build of this source already (`--built`). */
export const buildUnlessBuilt = async (): Promise<void> => {
  if (!process.argv.includes('--built')) await build()
}

if (import.meta.main) await build()
