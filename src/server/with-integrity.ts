import type { ServerManifest } from '@tanstack/router-core'

type Integrity = Readonly<Record<string, string>>
type Route = ServerManifest['routes'][string]

const guarded = (route: Route, integrity: Integrity): Route => ({
  ...route,
  ...(route.css && {
    css: route.css.map((sheet) => {
      const link = typeof sheet === 'string' ? { href: sheet } : sheet
      return { ...link, integrity: integrity[link.href] }
    }),
  }),
  ...(route.scripts && {
    scripts: route.scripts.map((script) => ({
      ...script,
      attrs: { ...script.attrs, integrity: integrity[script.attrs?.src] },
    })),
  }),
})

/** The manifest with what each entry script and style sheet must hold. */
export const withIntegrity = (manifest: ServerManifest, integrity: Integrity): ServerManifest => ({
  ...manifest,
  routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, route]) => [id, guarded(route, integrity)])),
})
