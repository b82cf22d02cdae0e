import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { unstable_readConfig } from 'wrangler'
import { buildUnlessBuilt } from './build.ts'
import { type Deployment, refusals, warnings } from './deploying/deploy-refusals.ts'

/**
 * Migrates and fills the database, then puts both Workers on Cloudflare, the backend first; refuses where they would stand
 * open. `--dry-run` packs them, sends nothing, and says what would be refused; with `--strict` it refuses too. The names of the
 * secrets that are set come from Cloudflare, or from `--site-secrets` and `--backend-secrets` in a dry run.
 */
const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    'site-secrets': { type: 'string', default: '' },
    'backend-secrets': { type: 'string', default: '' },
  },
})
const dryRun = values['dry-run']

/** None where Cloudflare cannot be asked: what is not known to be closed counts as open. */
const secretsOnCloudflare = (config: string): string[] => {
  try {
    const text = execFileSync('wrangler', ['secret', 'list', '--config', config, '--format', 'json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const secrets: readonly { readonly name: string }[] = JSON.parse(text)
    return secrets.map(({ name }) => name)
  } catch {
    return []
  }
}

const secretsOf = (config: string, said: string): string[] =>
  dryRun ? said.split(',').filter(Boolean) : secretsOnCloudflare(config)

const deployment = (): Deployment => {
  const site = unstable_readConfig({ config: 'wrangler.toml' })
  const backend = unstable_readConfig({ config: 'backend/wrangler.toml' })
  return {
    databaseId: backend.d1_databases[0]?.database_id,
    cardSigner: process.env.CARD_SIGNER,
    site: { vars: site.vars, secrets: secretsOf('wrangler.toml', values['site-secrets']) },
    backend: {
      vars: backend.vars,
      secrets: secretsOf('backend/wrangler.toml', values['backend-secrets']),
      hasAddress:
        backend.workers_dev !== false ||
        backend.preview_urls !== false ||
        Boolean(backend.route) ||
        Boolean(backend.routes?.length),
    },
  }
}

const deploy = (folder: string): void => {
  const flags = dryRun ? ['--dry-run', '--outdir', `.tmp/deploy/${folder}`] : []
  execFileSync('wrangler', ['deploy', '--config', `dist/${folder}/wrangler.json`, ...flags], { stdio: 'inherit' })
}

const asked = deployment()
for (const words of warnings(asked)) console.error(words)
const open = refusals(asked)
if (open.length > 0)
  console.error(['This deployment is not closed yet:', ...open.map((words) => `  - ${words}`)].join('\n'))
if (open.length > 0 && (!dryRun || values.strict)) process.exit(1)

await buildUnlessBuilt()
if (!dryRun) await import('./deploy-database.ts')
deploy('trayecto_backend')
deploy('server')
