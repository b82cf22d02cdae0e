import { splitLocale } from '#/i18n/locale.ts'

/** Where an operator sends a path of the site: another path of it, or a page elsewhere. By path, without a language. */
export type RedirectRules = ReadonlyMap<string, string>

interface ReadRules {
  readonly rules: RedirectRules
  /** in words, one for each rule that was left out */
  readonly faults: readonly string[]
}

const isPath = (text: string): boolean => /^\/(?!\/)[^\s?#]*$/.test(text)

const faultOf = (from: string, to: unknown, all: object, hosts: ReadonlySet<string>): string | undefined => {
  if (!isPath(from) || splitLocale(from).locale) return `${from}: a rule is for a path without its language`
  if (from.length > 1 && from.endsWith('/')) return `${from}: addresses here do not end in a slash`
  if (typeof to !== 'string') return `${from}: leads nowhere`
  if (isPath(to)) return to in all ? `${from}: ${to} is moved too` : undefined
  const target = URL.canParse(to) ? new URL(to) : undefined
  if (target?.protocol !== 'https:') return `${from}: ${to} is neither a path nor an https address`
  return hosts.has(target.host) ? undefined : `${from}: ${target.host} is not among the hosts allowed`
}

/**
 * Reads an operator's rules: JSON of path to target, and the hosts that targets elsewhere may have, separated by commas or
 * spaces. A rule that is wrong is left out, since the rest of the site is worth more than it.
 */
export const readRedirectRules = (json: string, allowedHosts: string): ReadRules => {
  const hosts = new Set(allowedHosts.split(/[\s,]+/).filter(Boolean))
  const parsed = parsedObject(json)
  if (!parsed) return { rules: new Map(), faults: ['the rules are no JSON object'] }
  const judged = Object.entries(parsed).map(([from, to]) => ({ from, to, fault: faultOf(from, to, parsed, hosts) }))
  return {
    rules: new Map(judged.flatMap(({ from, to, fault }) => (fault ? [] : [[from, String(to)] as const]))),
    faults: judged.flatMap(({ fault }) => fault ?? []),
  }
}

const parsedObject = (json: string): Record<string, unknown> | undefined => {
  try {
    const parsed: unknown = JSON.parse(json || '{}')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : undefined
  } catch {
    return undefined
  }
}
