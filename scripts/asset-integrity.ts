import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Of every script and style sheet that a folder holds, by the address that pages ask for it under. */
const integrityOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    globSync('assets/*.{js,css}', { cwd: folder }).map((file) => [
      `/${file}`,
      `sha384-${createHash('sha384')
        .update(readFileSync(path.join(folder, file)))
        .digest('base64')}`,
    ]),
  )

/**
 * Writes into the framework's manifest what each entry script and style sheet must hold, so that a page runs no others.
 * The browser's build comes before the server's.
 */
export const assetIntegrity = (): Plugin => {
  let known: Readonly<Record<string, string>> = {}
  return {
    name: 'asset-integrity',
    apply: 'build',
    sharedDuringBuild: true,
    writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir) known = integrityOf(dir)
    },
    transform(code, id) {
      if (this.environment.name === 'client' || !id.endsWith('tanstack-start-manifest:v')) return undefined
      const renamed = code.replace('tsrStartManifest', 'plainManifest')
      if (renamed === code) this.error('The manifest of the framework has changed: asset-integrity cannot read it.')
      const module = JSON.stringify(path.resolve('src/server/with-integrity.ts'))
      return `import { withIntegrity } from ${module}
${renamed.replace(/export const plainManifest/, 'const plainManifest')}
export const tsrStartManifest = () => withIntegrity(plainManifest(), ${JSON.stringify(known)})`
    },
  }
}
