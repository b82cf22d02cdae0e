import { existsSync, readFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import path from 'node:path'
import babel from '@rolldown/plugin-babel'
import { lingui } from '@lingui/vite-plugin'
import viteReact from '@vitejs/plugin-react'
import UnoCSS from 'unocss/vite'
import { build } from 'vite'
import unoConfig from '../../uno.config.ts'
import { landFiles } from '../building/land-files.ts'
import { landVersion } from '../land/land-tiles.ts'

/** Builds the map's own page into a folder. Land is left out where it is served from elsewhere. */
export const buildMapPage = (outDir: string, { hasLand }: { readonly hasLand: boolean }) =>
  build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'warn',
    define: { 'import.meta.env.LAND_VERSION': JSON.stringify(landVersion) },
    plugins: [
      UnoCSS({
        ...unoConfig,
        configFile: false,
        content: { pipeline: { include: [/\/(?:src|map-page)\/.*\.tsx?($|\?)/] } },
      }),
      viteReact(),
      lingui(),
      babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] }),
      hasLand && landFiles(),
    ],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  })

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}

/** As strict as the site's: a style written into a page would not be taken here either. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'"

const fileIn = (folders: readonly string[], address: string): Buffer | undefined => {
  const file = folders.map((folder) => path.join(folder, path.normalize(address))).find((name) => existsSync(name))
  return file === undefined ? undefined : readFileSync(file)
}

/** Serves the first file of that name in some folders, on this machine alone. */
export const serveFolders = (folders: readonly string[], port: number): Promise<Server> => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = pathname === '/' ? '/index.html' : pathname
    const found = fileIn(folders, name)
    response.writeHead(found ? 200 : 404, {
      'content-type': kinds[path.extname(name)] ?? 'application/octet-stream',
      'content-security-policy': policy,
    })
    response.end(found)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}
