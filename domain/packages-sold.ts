/** What may be sold with a flight at one price. */
export const packagedKinds = ['hotel', 'activity', 'tour'] as const
export type PackagedKind = (typeof packagedKinds)[number]

/** What an operator sells with flights: `off`, or a list of kinds; all of them where nothing is said. */
export const packagesSold = (setting: string | undefined): ReadonlySet<PackagedKind> => {
  if (setting === 'off') return new Set()
  const named = new Set((setting ?? '').split(',').map((kind) => kind.trim()))
  const listed = packagedKinds.filter((kind) => named.has(kind))
  return new Set(listed.length > 0 ? listed : packagedKinds)
}
