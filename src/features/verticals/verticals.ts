/** What the site sells, or will, in the order of its tabs. */
export const verticals = ['flights', 'hotels', 'packages', 'activities', 'tours', 'cruises'] as const
export type Vertical = (typeof verticals)[number]

/** The tab that a URL's `tab` names; flights where it names none. */
export const readVertical = (tab: unknown): Vertical => verticals.find((vertical) => vertical === tab) ?? 'flights'
