import { readPhonePromotion } from '../../domain/phone-promotion.ts'

/** What is about to be put on Cloudflare, as its files and Cloudflare itself say. */
export interface Deployment {
  readonly databaseId: string | undefined
  /** CARD_SIGNER, as the build will be given it */
  readonly cardSigner: string | undefined
  readonly site: DeployedWorker
  readonly backend: DeployedWorker & {
    /** whether it would be given an address of its own */
    readonly hasAddress: boolean
  }
}

interface DeployedWorker {
  readonly vars: Readonly<Record<string, unknown>>
  /** names of the secrets that are set on Cloudflare */
  readonly secrets: readonly string[]
}

const required = {
  site: ['AGENT_SECRET', 'SERVICE_KEY'],
  backend: ['OFFER_SECRET', 'SERVICE_KEY', 'CARD_SIGNING_KEY'],
} as const
const secretNames = [
  ...new Set([
    ...required.site,
    ...required.backend,
    'NOTICE_SECRET',
    'DOCUMENT_KEY',
    'MAIL_API_KEY',
    'ASSISTANT_SECRET',
  ]),
]
const files = { site: 'wrangler.toml', backend: 'backend/wrangler.toml' } as const

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.origin === text
}

const originsIn = (setting: unknown): string[] =>
  String(setting ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const originRefusals = (setting: unknown): string[] => {
  const origins = originsIn(setting)
  return origins.length > 0 && origins.every(isOrigin)
    ? []
    : ['Set SITE_ORIGINS in backend/wrangler.toml to the site’s own origin, such as "https://trayecto.example".']
}

/** Travellers come back from paying to SITE_URL: to an origin that the backend does not know it sends nobody. */
const addressRefusals = (setting: unknown, origins: unknown): string[] =>
  !setting || originsIn(origins).includes(String(setting))
    ? []
    : ['Set SITE_URL in wrangler.toml to one of SITE_ORIGINS of the backend, or take it out.']

/** Whether a text is the public half of a key to sign with, and no more than that. */
const isSigner = (text: string | undefined): boolean => {
  try {
    const key: Readonly<Record<string, unknown>> = JSON.parse(text ?? '')
    return key.kty === 'EC' && key.crv === 'P-256' && Boolean(key.x && key.y) && !('d' in key)
  } catch {
    return false
  }
}

const signerRefusals = (setting: string | undefined): string[] =>
  isSigner(setting)
    ? []
    : [
        'Set CARD_SIGNER for the build to the public key that npx node scripts/card-signing-key.ts prints with CARD_SIGNING_KEY.',
      ]

const workerRefusals = (name: 'site' | 'backend', { vars, secrets }: DeployedWorker): string[] => [
  ...secretNames
    .filter((secret) => secret in vars)
    .map((secret) => `Take ${secret} out of [vars] in ${files[name]}: variables are no secrets.`),
  ...required[name]
    .filter((secret) => !secrets.includes(secret))
    .map(
      (secret) =>
        `Set ${secret} of the ${name}: npx wrangler secret put ${secret}${name === 'backend' ? ` --config ${files.backend}` : ''}`,
    ),
]

const promotionRefusals = (setting: unknown): string[] =>
  readPhonePromotion(String(setting ?? '')).faults.map(
    (fault) => `Mend PHONE_PROMOTION in wrangler.toml, or take it out: ${fault}.`,
  )

const mailSettings = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM']

/** What a deployment would do without, though it may go up. */
export const warnings = ({ backend: { vars, secrets } }: Deployment): string[] => {
  const missing = mailSettings.filter((name) => !vars[name] && !secrets.includes(name))
  return missing.length === 0
    ? []
    : [
        `No mail leaves while ${missing.join(' and ')} of the backend ${missing.length === 1 ? 'is' : 'are'} not set: what travelers are told is on its way stays in the outbox.`,
      ]
}

/** Why a deployment would stand open or broken, each with what to do; none where it may go up. */
export const refusals = ({ databaseId, cardSigner, site, backend }: Deployment): string[] => [
  ...(databaseId && !/^[0-]*$/.test(databaseId)
    ? []
    : ['Run npx wrangler d1 create trayecto, and put the database_id that it prints into backend/wrangler.toml.']),
  ...originRefusals(backend.vars.SITE_ORIGINS),
  ...addressRefusals(site.vars.SITE_URL, backend.vars.SITE_ORIGINS),
  ...(backend.hasAddress
    ? [
        'Set workers_dev and preview_urls to false and no routes in backend/wrangler.toml: only the site calls the backend.',
      ]
    : []),
  ...signerRefusals(cardSigner),
  ...promotionRefusals(site.vars.PHONE_PROMOTION),
  ...workerRefusals('site', site),
  ...workerRefusals('backend', backend),
]
