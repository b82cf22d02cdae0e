import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { type LandTiles, landTiles, landVersion } from '../land/land-tiles.ts'

const base = `/assets/land/${landVersion}/`

const textOf = ({ index, files }: LandTiles, name: string): string | undefined =>
  name === 'index.txt' ? index : files.get(name)

/**
 * The land of drawn maps beside the browser's files, each part at an address of its own. While developing it is made when
 * the first map asks for it.
 */
export const landFiles = (): Plugin => {
  let made: LandTiles | undefined
  return {
    name: 'land-files',
    sharedDuringBuild: true,
    writeBundle({ dir }) {
      if (this.environment.name !== 'client' || !dir) return
      const folder = path.join(dir, base)
      mkdirSync(folder, { recursive: true })
      const { index, files } = landTiles()
      for (const [name, text] of [['index.txt', index] as const, ...files]) writeFileSync(path.join(folder, name), text)
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith(base)) return next()
        made ??= landTiles()
        const text = textOf(made, request.url.slice(base.length))
        response.statusCode = text === undefined ? 404 : 200
        response.setHeader('content-type', 'text/plain')
        return response.end(text)
      })
    },
  }
}
