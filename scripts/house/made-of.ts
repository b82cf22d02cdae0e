/** Kinds of travel that are added to another where that was chosen: no tab searches for them. */
export const addedToOthers: readonly string[] = ['outings', 'flown-tours']

/** Kinds of travel that are sold as one, by their folders, and what each is made of. Those know nothing of it. */
export const madeOf: Readonly<Record<string, readonly string[]>> = {
  packages: ['flights', 'hotels'],
  outings: ['flights', 'activities', 'packages'],
  'flown-tours': ['flights', 'tours', 'packages'],
}
