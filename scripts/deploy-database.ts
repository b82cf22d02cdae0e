import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { contentSeed } from './content/seed-statements.ts'
import { type Seed, quoted } from './seed.ts'

/**
 * Migrates the D1 database of `backend/wrangler.toml` on Cloudflare and puts the content into it, unless this very content is there;
 * `--again` puts it there all the same, as where rows of it were lost.
 * `--local` does the same to the database of this machine.
 */
const place = process.argv.includes('--local') ? ['--local', '--persist-to', '.wrangler/state'] : ['--remote']

const d1 = (output: 'inherit' | 'pipe', ...command: string[]): string =>
  execFileSync('wrangler', ['d1', ...command, '--config', 'backend/wrangler.toml', ...place], {
    stdio: ['inherit', output, 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, CI: '1' },
  })

/** The version of the content that is there; undefined where there is none. */
const planted = (name: string): string | undefined => {
  const query = `SELECT version FROM seeds WHERE name = ${quoted(name)}`
  const [answer]: { results: { version: string }[] }[] = JSON.parse(
    d1('pipe', 'execute', 'trayecto', '--command', query, '--json', '--yes'),
  )
  return answer?.results[0]?.version
}

const plant = ({ statements }: Seed): void => {
  const file = '.tmp/seeds.sql'
  mkdirSync('.tmp', { recursive: true })
  writeFileSync(file, statements.map((statement) => `${statement};\n`).join(''))
  d1('inherit', 'execute', 'trayecto', '--file', file, '--yes')
}

const seed = contentSeed()
d1('inherit', 'migrations', 'apply', 'trayecto')
// D1 answers nobody while a file is put into it
if (process.argv.includes('--again') || planted(seed.name) !== seed.version) plant(seed)
