import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { LocalWorkersOptions } from '../../serving/local-workers.ts'
import { usagePath } from './usage.ts'

const countingText = (): string =>
  stripTypeScriptTypes(readFileSync(path.join(import.meta.dirname, 'counting-entry.ts'), 'utf8'))

/** Has a built Worker count what Cloudflare charges for. */
export const countAround: NonNullable<LocalWorkersOptions['around']> = (entry, objectClasses) => [
  {
    path: 'counted-worker.js',
    contents: [
      `import worker, * as own from './${entry}'`,
      "import { counting, countingWorker } from './counting-entry.js'",
      `export * from './${entry}'`,
      ...objectClasses.map((name) => `export const ${name} = counting(own.${name}, '${name}')`),
      `export default countingWorker(worker, '${usagePath}')`,
    ].join('\n'),
  },
  { path: 'counting-entry.js', contents: countingText() },
]
