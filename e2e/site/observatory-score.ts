/** An answer as Mozilla's HTTP Observatory looks at it. */
interface Seen {
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly html: string
}

const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )

const isBroad = (source: string): boolean =>
  /^(?:\*|https?:(?:\/\/\*(?:\.\*)?)?|ftp:|'unsafe-inline'|data:)$/.test(source)
const isFixed = (source: string): boolean => /^'(?:nonce|sha(?:256|384|512))-/.test(source)

/** Nonces and hashes switch `'unsafe-inline'` off. */
const effective = (sources: readonly string[]): readonly string[] =>
  sources.some(isFixed) ? sources.filter((source) => source !== "'unsafe-inline'") : sources

const ofPolicy = ({ headers }: Seen): number => {
  const policy = headers['content-security-policy']
  if (!policy) return -25
  const directives = directivesOf(policy)
  const of = (name: string) => effective(directives.get(name) ?? directives.get('default-src') ?? ['*'])
  if (of('script-src').some(isBroad) || of('object-src').includes('*')) return -20
  if ([...of('script-src'), ...of('style-src')].includes("'unsafe-eval'")) return -10
  if (of('style-src').some(isBroad)) return 0
  return directives.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

const ofCookies = ({ cookies }: Seen): number => {
  if (cookies.length === 0) return 0
  if (cookies.some((cookie) => !/;\s*secure/i.test(cookie))) return -5
  if (cookies.some((cookie) => /^[^=]*(?:login|sess)/i.test(cookie) && !/;\s*httponly/i.test(cookie))) return -30
  return cookies.every((cookie) => /;\s*samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0
}

const ofTransport = ({ headers }: Seen): number => {
  const [, age] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? []
  if (age === undefined) return -20
  return Number(age) < 15_552_000 ? -10 : 0
}

const ofReferrers = ({ headers }: Seen): number => {
  const policy = headers['referrer-policy']
  if (policy === undefined) return 0
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy) ? 5 : -5
}

const ofFrames = ({ headers }: Seen): number =>
  directivesOf(headers['content-security-policy'] ?? '').has('frame-ancestors') ? 5 : -20

/** All scripts are this site's own: one that says what it must hold brings the points. */
const ofScripts = ({ html }: Seen): number => {
  const tags = html.match(/<script\b[^>]*\ssrc=[^>]*>/g) ?? []
  if (tags.some((tag) => /\ssrc="(?:https?:)?\/\//.test(tag))) return -50
  return tags.some((tag) => /\sintegrity="sha/.test(tag)) ? 5 : 0
}

const valueOf = (values: Readonly<Record<string, number>>, header: string | undefined): number =>
  header === undefined ? 0 : (values[header] ?? -5)

const isolation = { 'same-origin': 10, 'same-origin-allow-popups': 10, 'unsafe-none': 0 }
const embedding = { 'require-corp': 10, credentialless: 10, 'unsafe-none': 0 }
const resources = { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }

/** The parts that the Observatory adds to 100, and takes away, by the rules it has published (November 2026). */
export const observatoryParts = (seen: Seen): Readonly<Record<string, number>> => ({
  policy: ofPolicy(seen),
  cookies: ofCookies(seen),
  transport: ofTransport(seen),
  referrers: ofReferrers(seen),
  frames: ofFrames(seen),
  scripts: ofScripts(seen),
  types: seen.headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
  resources: valueOf(resources, seen.headers['cross-origin-resource-policy']),
  isolation: valueOf(isolation, seen.headers['cross-origin-opener-policy']),
  embedding: valueOf(embedding, seen.headers['cross-origin-embedder-policy']),
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 100)

/** Extra credit counts only for who would have 90 without it. */
export const observatoryScore = (seen: Seen): number => {
  const parts = Object.values(observatoryParts(seen))
  const lost = sum(parts.filter((value) => value < 0))
  return lost >= 90 ? sum(parts) : lost
}
