const loopback = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/

/**
 * Whether a traveller may be sent back to `address`: its origin is one of the site's, or, where none is configured, this
 * very machine, so that a fresh checkout works.
 */
export const isAllowedReturn = (address: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false
  const { origin, hostname, username } = new URL(address)
  if (username !== '') return false
  return origins.length > 0 ? origins.includes(origin) : loopback.test(hostname)
}
