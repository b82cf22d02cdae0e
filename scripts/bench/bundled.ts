import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import babel from '@rolldown/plugin-babel'
import { build } from 'vite'

/** A script below this folder with what it needs of the site, whose words and looks only a bundler reads; by its path without `.ts`. */
export const importBundled = async <Module>(name: string): Promise<Module> => {
  const outDir = mkdtempSync(path.resolve(`node_modules/.bench-${path.basename(name)}-`))
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [babel({ plugins: ['@lingui/babel-plugin-lingui-macro'] })],
    build: { ssr: `scripts/bench/${name}.ts`, outDir, target: 'es2022' },
  })
  const module: Module = await import(pathToFileURL(path.join(outDir, `${path.basename(name)}.js`)).href)
  rmSync(outDir, { recursive: true })
  return module
}
