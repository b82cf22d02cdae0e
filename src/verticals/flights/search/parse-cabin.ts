import { type Cabin, cabins } from './flight-search.ts'
import { asGiven, correctedTo } from '#/features/search/correction.ts'
import type { Normalised } from './correction.ts'

/** How people and other sites write a cabin, once accents, capitals, signs and the word for "class" are gone. */
const spellings: Readonly<Record<string, Cabin>> = {
  economy: 'economy',
  eco: 'economy',
  economica: 'economy',
  turista: 'economy',
  coach: 'economy',
  y: 'economy',
  premiumeconomy: 'premium_economy',
  premium: 'premium_economy',
  economypremium: 'premium_economy',
  premiumeconomica: 'premium_economy',
  economicapremium: 'premium_economy',
  turistapremium: 'premium_economy',
  premiumturista: 'premium_economy',
  w: 'premium_economy',
  business: 'business',
  ejecutiva: 'business',
  negocios: 'business',
  c: 'business',
  j: 'business',
  first: 'first',
  primera: 'first',
  f: 'first',
}

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/class|clase|[^a-z]/g, '')

export const parseCabin = (text: string): Normalised<Cabin> => {
  if (text === '') return asGiven(cabins[0])
  const cabin = Object.hasOwn(spellings, bare(text)) ? spellings[bare(text)] : undefined
  return cabin === undefined
    ? correctedTo(cabins[0], { field: 'cabin', code: 'unreadable', given: text })
    : asGiven(cabin)
}
