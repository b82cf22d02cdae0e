import type { ServerManifest } from '@tanstack/router-core'

/** What a page loads once its client is to start. */
export interface ClientFiles {
  /** the attributes of the script that starts it */
  readonly entry: Readonly<Record<string, string>>
  /** what that script will import, to be had at the same time */
  readonly modules: readonly string[]
  /** what it waits for */
  readonly startsOn: 'paint' | 'touch'
}

type ManifestRoute = ServerManifest['routes'][string]

const addressOf = (link: string | { readonly href: string }): string => (typeof link === 'string' ? link : link.href)

/** The files of a page: of its routes in the build's manifest, and the `words` that it says. */
export const clientFilesOf = (
  routes: readonly ManifestRoute[],
  words: readonly string[],
  startsOn: ClientFiles['startsOn'],
): ClientFiles => {
  const starting = routes.flatMap(({ scripts = [] }) => scripts)
  const [script] = starting
  if (!script?.attrs || starting.length > 1) throw new Error(`A page starts with one script, not ${starting.length}`)
  const { type, src, integrity } = script.attrs
  return {
    entry: { type, src, integrity },
    modules: [...new Set([...routes.flatMap(({ preloads = [] }) => preloads.map(addressOf)), ...words])],
    startsOn,
  }
}

/** The same route without what starts the client. */
export const withoutClient = ({ scripts: _scripts, preloads: _preloads, ...route }: ManifestRoute): ManifestRoute =>
  route
