import type { SearchAnswer } from '#contract/products/flights/flights.ts'
import type { SourceAnswer } from './ask-sources.ts'
import { routedOfferId } from './routed-offer-id.ts'

type Offer = SearchAnswer['data'][number]
type Bucket = SearchAnswer['facets']['stops'][number]

/** Filter aggregation size (specification, section 9). */
const mostBuckets = 200

const routedOffer = (code: string, offer: Offer): Offer => ({
  ...offer,
  id: routedOfferId(code, offer.id),
  fareFamilies: offer.fareFamilies.map((family) => ({ ...family, id: routedOfferId(code, family.id) })),
})

/** An answer with the ids that lead back to its supplier. */
export const routedAnswer = <Answer extends { readonly data: Offer | readonly Offer[] }>(
  code: string,
  answer: Answer,
): Answer => {
  const { data } = answer
  return { ...answer, data: 'id' in data ? routedOffer(code, data) : data.map((offer) => routedOffer(code, offer)) }
}

const addedBuckets = (lists: readonly (readonly Bucket[])[]): readonly Bucket[] => {
  const counts = new Map<string, number>()
  for (const { key, count } of lists.flat()) counts.set(key, (counts.get(key) ?? 0) + count)
  return Array.from(counts, ([key, count]) => ({ key, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, mostBuckets)
}

const facetsOf = (answers: readonly SearchAnswer[]): SearchAnswer['facets'] => {
  const added = (name: keyof SearchAnswer['facets']) => addedBuckets(answers.map(({ facets }) => facets[name]))
  return {
    stops: added('stops'),
    duration: added('duration'),
    price: added('price'),
    departureTime: added('departureTime'),
    arrivalTime: added('arrivalTime'),
    airline: added('airline'),
  }
}

const dictionariesOf = (answers: readonly SearchAnswer[]): SearchAnswer['dictionaries'] => {
  const all = answers.map(({ dictionaries }) => dictionaries)
  return {
    locations: Object.assign({}, ...all.map(({ locations }) => locations)),
    aircraft: Object.assign({}, ...all.map(({ aircraft }) => aircraft)),
    currencies: Object.assign({}, ...all.map(({ currencies }) => currencies)),
    carriers: Object.assign({}, ...all.map(({ carriers }) => carriers)),
  }
}

/** When the first offer is over; who has none says nothing of it, unless nobody has any. */
const earliestExpiry = (answers: readonly SearchAnswer[]): string => {
  const selling = answers.filter(({ data }) => data.length > 0)
  return (selling.length > 0 ? selling : answers).map(({ meta }) => meta.expiresAt).toSorted()[0] ?? ''
}

/** The answers of several suppliers as one, cheapest first; whoever did not answer is named among its sources. */
export const mergedSearch = (answers: readonly SourceAnswer<SearchAnswer>[]): SearchAnswer => {
  const heard = answers.flatMap((answer) =>
    answer.status === 'ok' ? [routedAnswer(answer.source.code, answer.value)] : [],
  )
  const data = heard
    .flatMap((answer) => answer.data)
    .toSorted((a, b) => a.price.intTotal.amount - b.price.intTotal.amount)
  return {
    data,
    dictionaries: dictionariesOf(heard),
    meta: {
      count: data.length,
      expiresAt: earliestExpiry(heard),
      typicalCo2: heard.map(({ meta }) => meta.typicalCo2).find((kilograms) => kilograms > 0) ?? 0,
      sources: answers.flatMap((answer) =>
        answer.status === 'ok' ? answer.value.meta.sources : [{ code: answer.source.code, status: answer.status }],
      ),
    },
    facets: facetsOf(heard),
  }
}
