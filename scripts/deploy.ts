import { execFileSync } from 'node:child_process'
import { buildUnlessBuilt } from './build.ts'

/** Migrates and fills the database, then puts both Workers on Cloudflare, the backend first. `--dry-run` packs them and sends nothing. */
const dryRun = process.argv.includes('--dry-run')

const deploy = (folder: string): void => {
  const flags = dryRun ? ['--dry-run', '--outdir', `.tmp/deploy/${folder}`] : []
  execFileSync('wrangler', ['deploy', '--config', `dist/${folder}/wrangler.json`, ...flags], { stdio: 'inherit' })
}

await buildUnlessBuilt()
if (!dryRun) await import('./deploy-database.ts')
deploy('trayecto_backend')
deploy('server')
