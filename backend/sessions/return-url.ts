/** This machine and private networks: names without a dot, `.localhost`, `.local`, and the addresses of RFC 1918. */
const nearby =
  /^(localhost|[a-z0-9-]+|[a-z0-9.-]+\.(localhost|local)|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\])$/

/**
 * Whether a traveller may be sent back to `address`: its origin is one of the site's, or, where none is configured, a
 * machine nearby, so that a fresh checkout works.
 */
export const isAllowedReturn = (address: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(address)) return false
  const { origin, hostname, username } = new URL(address)
  if (username !== '') return false
  return origins.length > 0 ? origins.includes(origin) : nearby.test(hostname)
}
