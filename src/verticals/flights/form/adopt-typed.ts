import { isCountOf, isChildAge } from '#domain/traveller/travellers.ts'
import { type Endpoint, cabins, fareTerms } from '../search/flight-search.ts'
import type { SearchDraft } from './search-draft.ts'

const agesIn = (form: FormData): readonly number[] =>
  form
    .getAll('ages')
    .flatMap((text) => String(text).split(/[\s,;]+/))
    .map(Number)
    .filter(isChildAge)

/**
 * What a traveller did to the form before the page ran, as changes to the draft that the server rendered: whoever types
 * while the scripts are still on their way loses nothing.
 */
export const typedChanges = (form: FormData, draft: SearchDraft): Partial<SearchDraft> => {
  const text = (name: string): string | undefined => {
    const value = form.get(name)
    return typeof value === 'string' ? value : undefined
  }
  const place = (endpoint: Endpoint) => {
    const typed = text(endpoint)
    return typed === undefined || typed === draft[endpoint].text ? draft[endpoint] : { text: typed, place: undefined }
  }
  const count = (kind: 'adults' | 'children' | 'infants'): number => {
    const chosen = Number(text(kind) ?? draft[kind])
    return isCountOf(kind, chosen) ? chosen : draft[kind]
  }
  const children = count('children')
  const known = agesIn(form)
  return {
    tripType: text('tripType') === '1' ? '1' : '2',
    from: place('from'),
    to: place('to'),
    departure: text('departure') ?? draft.departure,
    return: text('return') ?? draft.return,
    adults: count('adults'),
    children,
    infants: count('infants'),
    fares: fareTerms.filter((term) => form.getAll('fares').includes(term)),
    ages: Array.from({ length: children }, (_, child) => known[child]),
    cabin: cabins.find((name) => name === text('cabin')) ?? draft.cabin,
  }
}
