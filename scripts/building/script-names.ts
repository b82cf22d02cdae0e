import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const file = 'scripts.json'

/** Writes beside the browser's files which script is called by which address, as an address itself says nothing (decision 0126). */
export const scriptNames = (): Plugin => ({
  name: 'script-names',
  sharedDuringBuild: true,
  writeBundle({ dir }, bundle) {
    if (this.environment.name !== 'client' || !dir) return
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const names = Object.fromEntries(chunks.map(({ fileName, name }) => [fileName, name]))
    writeFileSync(path.join(dir, '..', file), JSON.stringify(names, undefined, 1))
  },
})

/** The addresses in `dist/client` of the scripts whose names begin so: `assets/….js`. Throws where the build has none. */
const scriptsNamed = (...beginnings: readonly string[]): readonly string[] => {
  const names: Record<string, string> = JSON.parse(readFileSync(path.join('dist', file), 'utf8'))
  const found = Object.keys(names).filter((address) => beginnings.some((begins) => names[address]?.startsWith(begins)))
  if (found.length === 0) throw new Error(`No script of the build is called ${beginnings.join(' or ')}…`)
  return found
}

/** Whether an address is that of one of the scripts whose names begin so. */
export const isScript = (...beginnings: readonly string[]): ((url: URL | string) => boolean) => {
  const addresses = scriptsNamed(...beginnings)
  return (url) => addresses.some((address) => String(url).endsWith(`/${address}`))
}
