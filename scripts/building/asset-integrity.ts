import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ServerManifest } from '@tanstack/router-core'
import type { Plugin } from 'vite'

/** What a file of the browser's build must hold, by the address that pages ask for it under. */
type IntegrityOf = (address: string) => string

const digestIn =
  (folder: string): IntegrityOf =>
  (address) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(path.join(folder, address)))
      .digest('base64')}`

type Route = ServerManifest['routes'][string]

const sheetsOf = ({ css = [] }: Route, integrityOf: IntegrityOf) =>
  css.map((sheet) => {
    const link = typeof sheet === 'string' ? { href: sheet } : sheet
    return { ...link, integrity: integrityOf(link.href) }
  })

const scriptsOf = ({ scripts = [] }: Route, integrityOf: IntegrityOf) =>
  scripts.map(({ attrs, ...script }) => ({
    ...script,
    attrs: { ...attrs, integrity: integrityOf(String(attrs?.src)) },
  }))

/**
 * Without the entry scripts, which the page asks for by their tags: a preload that names no integrity does not serve a tag
 * that does, and the browser would load the file twice.
 */
const preloadsOf = ({ preloads = [], scripts = [] }: Route) => {
  const entries = new Set(scripts.map(({ attrs }) => String(attrs?.src)))
  return preloads.filter((preload) => !entries.has(typeof preload === 'string' ? preload : preload.href))
}

/** The manifest with what each entry script and style sheet must hold. */
const withIntegrity = ({ routes, ...manifest }: ServerManifest, integrityOf: IntegrityOf) => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      {
        ...route,
        ...(route.css && { css: sheetsOf(route, integrityOf) }),
        ...(route.preloads && { preloads: preloadsOf(route) }),
        ...(route.scripts && { scripts: scriptsOf(route, integrityOf) }),
      },
    ]),
  ),
})

const manifestIn = async (code: string): Promise<ServerManifest> => {
  const { tsrStartManifest } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return tsrStartManifest()
}

/**
 * Writes into the framework's manifest what each entry script and style sheet must hold, so that a page runs no others.
 * The browser's build comes before the server's.
 */
export const assetIntegrity = (): Plugin => {
  let folder = ''
  return {
    name: 'asset-integrity',
    apply: 'build',
    sharedDuringBuild: true,
    writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir) folder = dir
    },
    async transform(code, id) {
      if (this.environment.name === 'client' || !id.endsWith('tanstack-start-manifest:v')) return undefined
      const manifest = withIntegrity(await manifestIn(code), digestIn(folder))
      return `export const tsrStartManifest = () => (${JSON.stringify(manifest)})`
    },
  }
}
