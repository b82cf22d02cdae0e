/** The eight groups of an IPv6 address; undefined where it is none. */
const groupsOf = (address: string): readonly string[] | undefined => {
  const [head = '', tail, ...more] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const left = 8 - before.length - after.length
  if (more.length > 0 || (tail === undefined ? left !== 0 : left < 1)) return undefined
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups : undefined
}

/**
 * What attempts from an address are counted by: the address itself, or the /64 that an IPv6 address is in, since whoever has
 * one has all of it. An IPv4 address written as IPv6 is the IPv4 address.
 */
export const countedNetwork = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const groups = mapped === undefined ? groupsOf(address.split('%')[0] ?? '') : undefined
  const network = groups?.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return mapped ?? (network ? `${network.join(':')}::/64` : address)
}
