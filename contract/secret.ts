const shortest = 32
const fewestCharacters = 10

/** What has stood in this repository, where everybody can read it. */
const known: ReadonlySet<string> = new Set(['a-secret-of-thirty-two-characters-or-more,-for-tests'])

const isSecret = (text: string): boolean =>
  text.length >= shortest && new Set(text).size >= fewestCharacters && !known.has(text)

/** As many as a deployment has settings: they are read with every request, and do not change. */
const found = new Map<string, readonly string[]>()

/**
 * The secrets in a setting, newest first, with spaces between while one is being replaced. What is short, repeats itself or is
 * known to everybody is none.
 */
export const secretsIn = (setting = ''): readonly string[] => {
  const before = found.get(setting)
  if (before) return before
  const secrets = setting.split(/\s+/).filter(isSecret)
  found.set(setting, secrets)
  return secrets
}

/** Of the named settings, those that hold no secret. */
export const settingsWithoutSecret = <const Name extends string>(
  settings: { readonly [name in NoInfer<Name>]?: string | undefined },
  names: readonly Name[],
): Name[] => names.filter((name) => secretsIn(settings[name]).length === 0)

/** What a Worker says, and an operator reads, where it may not serve yet. */
export const closedMessage = (missing: readonly string[]): string =>
  `Not set up yet: ${missing.join(' and ')} must be set to a secret of ${shortest} random characters or more ` +
  '(docs/deploying.md).'
