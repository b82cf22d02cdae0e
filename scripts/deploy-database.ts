import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { contentSeed } from './content/seed-statements.ts'

/**
 * Migrates the D1 database of `backend/wrangler.toml` on Cloudflare and puts the content into it, whatever was there before.
 * `--local` does the same to the database of this machine.
 */
const place = process.argv.includes('--local') ? ['--local', '--persist-to', '.wrangler/state'] : ['--remote']

const d1 = (...command: string[]): void => {
  execFileSync('wrangler', ['d1', ...command, '--config', 'backend/wrangler.toml', ...place], {
    stdio: 'inherit',
    env: { ...process.env, CI: '1' },
  })
}

const file = '.tmp/seeds.sql'
mkdirSync('.tmp', { recursive: true })
writeFileSync(
  file,
  contentSeed()
    .statements.map((statement) => `${statement};\n`)
    .join(''),
)
d1('migrations', 'apply', 'trayecto')
d1('execute', 'trayecto', '--file', file, '--yes')
