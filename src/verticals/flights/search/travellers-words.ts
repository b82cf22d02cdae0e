import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { TravellerKind, Travellers } from '#domain/traveller/travellers.ts'
import { cabinNames } from './cabin-words.ts'
import type { Cabin } from './flight-search.ts'

type Counts = Pick<Travellers, TravellerKind>

/** `2 adults, 1 child`; kinds of whom nobody travels are left out. */
export const travellersWords = (i18n: I18n, { adults, children, infants }: Counts): string =>
  [
    i18n._(msg`${plural(adults, { one: '#\u00A0adult', other: '#\u00A0adults' })}`),
    children > 0 && i18n._(msg`${plural(children, { one: '#\u00A0child', other: '#\u00A0children' })}`),
    infants > 0 && i18n._(msg`${plural(infants, { one: '#\u00A0infant', other: '#\u00A0infants' })}`),
  ]
    .filter(Boolean)
    .join(', ')

/** `2 adults, 1 child · Economy` */
export const travellersAndCabinWords = (i18n: I18n, search: Counts & { readonly cabin: Cabin }): string =>
  `${travellersWords(i18n, search)} ·\u00a0${i18n._(cabinNames[search.cabin])}`
