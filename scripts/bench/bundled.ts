import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { build } from 'vite'

/** A script of this folder with what it needs of the site, whose words and looks only a bundler reads; by its name without `.ts`. */
export const importBundled = async <Module>(name: string): Promise<Module> => {
  const outDir = mkdtempSync(path.resolve(`node_modules/.bench-${name}-`))
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })],
    build: { ssr: `scripts/bench/${name}.ts`, outDir, target: 'es2022' },
  })
  const module: Module = await import(pathToFileURL(path.join(outDir, `${name}.js`)).href)
  rmSync(outDir, { recursive: true })
  return module
}
