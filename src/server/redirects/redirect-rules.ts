import { splitLocale } from '#/i18n/locale.ts'
import { movedBySite, withLowerLocale, withoutStrayCapitals, withoutStraySlashes } from './site-path.ts'

/** Where an operator sends a path of the site: another path of it, or a page elsewhere. By path, without a language. */
export type RedirectRules = ReadonlyMap<string, string>

interface ReadRules {
  readonly rules: RedirectRules
  /** in words, one for each rule that was left out */
  readonly faults: readonly string[]
}

const isPath = (text: string): boolean => /^\/(?!\/)[^\s?#]*$/.test(text)

/** A path as the address of a request has it: encoded, and spelt as the site spells it. */
const asRequested = (path: string): string =>
  withoutStrayCapitals(withLowerLocale(withoutStraySlashes(new URL(path, 'https://site.invalid').pathname)))

const isInOneLanguage = (path: string): boolean => splitLocale(path).locale !== undefined

interface Rule {
  readonly written: string
  readonly from: string
  readonly to: string
}

const ruleOf = ([written, to]: readonly [string, unknown]): Rule => {
  const from = isPath(written) ? asRequested(written) : written
  if (typeof to !== 'string') return { written, from, to: '' }
  if (!isPath(to)) return { written, from, to: URL.canParse(to) ? new URL(to).href : to }
  const target = asRequested(to)
  return { written, from, to: movedBySite(target) ?? target }
}

const faultOfTarget = (to: string, sources: ReadonlySet<string>, hosts: ReadonlySet<string>): string | undefined => {
  if (to === '') return 'leads nowhere'
  if (isPath(to)) {
    if (isInOneLanguage(to)) return `${to} is written without its language: readers keep theirs`
    return sources.has(to) ? `${to} is moved too` : undefined
  }
  const target = URL.canParse(to) ? new URL(to) : undefined
  if (target?.protocol !== 'https:') return `${to} is neither a path nor an https address`
  return hosts.has(target.host) ? undefined : `${target.host} is not among the hosts allowed`
}

const faultOfSource = ({ written, from }: Rule): string | undefined => {
  if (!isPath(from) || isInOneLanguage(from)) return 'a rule is for a path without its language'
  if (written.length > 1 && written.endsWith('/')) return 'addresses here do not end in a slash'
  const bySite = movedBySite(from)
  return bySite && `the site itself moves it to ${bySite}`
}

/**
 * Reads an operator's rules: JSON of path to target, and the hosts that targets elsewhere may have, separated by commas or
 * spaces. A rule that is wrong is left out, since the rest of the site is worth more than it.
 */
export const readRedirectRules = (json: string, allowedHosts: string): ReadRules => {
  const hosts = new Set(allowedHosts.split(/[\s,]+/).filter(Boolean))
  const parsed = parsedObject(json)
  if (!parsed) return { rules: new Map(), faults: ['the rules are no JSON object'] }
  const rules = Object.entries(parsed).map(ruleOf)
  const sources = new Set(rules.map(({ from }) => from))
  const judged = rules.map((rule) => ({
    ...rule,
    fault: faultOfSource(rule) ?? faultOfTarget(rule.to, sources, hosts),
  }))
  return {
    rules: new Map(judged.flatMap(({ from, to, fault }) => (fault ? [] : [[from, to] as const]))),
    faults: judged.flatMap(({ written, fault }) => (fault ? `${written}: ${fault}` : [])),
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
