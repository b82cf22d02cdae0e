import { activities } from './activities/vertical.ts'
import { cruises } from './cruises/vertical.ts'
import { flights } from './flights/vertical.ts'
import { hotels } from './hotels/vertical.ts'
import { packages } from './packages/vertical.ts'
import { tours } from './tours/vertical.ts'
import type { Coming, Vertical } from './vertical.ts'

/** What the site sells, or will, in the order of its tabs: a further kind of travel is a name here. */
export const verticals: readonly Vertical[] = [flights, hotels, packages, activities, tours, cruises]

/** The tab that a URL's `tab` names; flights where it names none. */
export const readVertical = (tab: unknown): Vertical => verticals.find(({ key }) => key === tab) ?? flights

export const isComing = (vertical: Vertical): vertical is Coming => 'title' in vertical
