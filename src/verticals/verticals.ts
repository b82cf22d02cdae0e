import type { Coming, Vertical } from './vertical.ts'
import { vertical as flights } from './flights/vertical.ts'

/** What the site sells, or will, in the order of its tabs: the `vertical.ts` of each folder. */
export const verticals: readonly Vertical[] = Object.values(
  import.meta.glob<Vertical>('./*/vertical.ts', { eager: true, import: 'vertical' }),
).toSorted((a, b) => a.place - b.place)

/** The tab that a URL's `tab` names; flights where it names none. */
export const readVertical = (tab: unknown): Vertical => verticals.find(({ key }) => key === tab) ?? flights

export const isComing = (vertical: Vertical): vertical is Coming => 'title' in vertical
