import type { FlightOffer } from '../../contract/products/flights/flight-offer.ts'
import { decodeAnswer, requestFor, serverFunctionIds } from './server-functions.ts'
import { type Post, day } from './post.ts'

/** One visitor of a served site, with a cookie jar, who calls its server functions by name as a page would. */
export const createVisitor = (site: URL, ids = serverFunctionIds(), known = '') => {
  let cookie = known
  const keepCookie = (response: Response): void => {
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.split(';')[0] ?? ''
  }
  const ask = async (name: string, data?: unknown): Promise<Response> => {
    const id = ids.get(name)
    if (!id) throw new Error(`The build has no server function ${name}`)
    const response = await fetch(requestFor(site, id, data, cookie))
    keepCookie(response)
    return response
  }
  const call = async (name: string, data?: unknown): Promise<unknown> => {
    const response = await ask(name, data)
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`)
    return decodeAnswer(response)
  }
  return {
    cookie: () => cookie,
    ask,
    call,
    /** The same where what comes after rests on it: a problem that is told is no way on. */
    succeed: async (name: string, data?: unknown): Promise<unknown> => {
      const answer = await call(name, data)
      if (!(answer as { readonly ok: boolean }).ok) throw new Error(`${name} ended in ${JSON.stringify(answer)}`)
      return answer
    },
  }
}

type SoldFare = FlightOffer['fareFamilies'][number]

interface SearchAnswer {
  readonly data: readonly Pick<FlightOffer, 'id' | 'price' | 'fareFamilies'>[]
}

/**
 * A trip for an adult on these days, there and perhaps back, as the backend behind `post` sells it: the offer's id, and what it costs; of
 * the first flights that are sold at such a fare, where one is wanted.
 */
export const searchOffer = async (
  post: Post,
  [from, to]: readonly [string, string] = ['BOG', 'MAD'],
  [departure, comingBack]: readonly [departure: string, comingBack?: string] = [day(40), day(50)],
  isWanted?: (fare: SoldFare) => boolean,
) => {
  const response = await post('/air/flight-offer/search', {
    legInfo: [
      { from, to, departureDate: departure },
      ...(comingBack === undefined ? [] : [{ from: to, to: from, departureDate: comingBack }]),
    ],
    travelerInfo: [{ id: '1', type: 'adult' }],
    cabin: 'economy',
    currencyCode: 'USD',
  })
  const { data }: SearchAnswer = await response.json()
  const [offer] = isWanted ? data.flatMap(({ fareFamilies }) => fareFamilies.filter(isWanted)) : data
  if (!offer) throw new Error(`The backend sells no flight from ${from} to ${to}`)
  return { kind: 'flight', offerId: offer.id, shown: offer.price.intTotal }
}
