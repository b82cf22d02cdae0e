import type { Coming, Vertical } from './vertical.ts'
import { vertical as flights } from './flights/vertical.ts'

/** What the site sells, or will, in the order of its tabs: the `vertical.ts` of each folder. */
export const verticals: readonly Vertical[] = Object.values(
  import.meta.glob<Vertical>('./*/vertical.ts', { eager: true, import: 'vertical' }),
).toSorted((a, b) => a.place - b.place)

/** Those that the operator has not switched off. */
export const verticalsOnSale = ({ notSold }: { readonly notSold: readonly string[] }): readonly Vertical[] =>
  verticals.filter(({ key }) => !notSold.includes(key))

/** The tab that a URL's `tab` names; flights where it names none. */
export const readVertical = (tab: unknown, among: readonly Vertical[] = verticals): Vertical =>
  among.find(({ key }) => key === tab) ?? flights

export const isComing = (vertical: Vertical): vertical is Coming => 'what' in vertical
