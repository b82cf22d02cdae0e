import { Effect } from 'effect'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { Result } from '#domain/problem.ts'
import { stayOf } from '../offer/hotels.server.ts'
import type { HotelSearch } from '../search/hotel-search.ts'
import { resolveHotelSearch } from '../search/resolve-hotel-search.server.ts'
import type { CheckedChoice, StayRates } from './hotel-page.ts'
import type { HotelForStay, LoadedStay } from './loaded-stay.ts'
import { checkedChoiceFrom, hotelPageFrom, stayRatesFrom } from './stay-mapper.server.ts'
import { chosenRates } from './stay-parameters.ts'

const askDetail = Effect.fn('askHotel')(function* (code: string) {
  const { hotels } = yield* BackendClient
  return hotelPageFrom(yield* hotels.detail({ params: { code } }))
})

const askRates = Effect.fn('askHotelRates')(function* (hotelCode: string, search: HotelSearch, visitor?: string) {
  const { hotels } = yield* BackendClient
  const payload = { hotelCode, ...stayOf(search) }
  return stayRatesFrom(yield* hotels.rates({ headers: visitorHeaders(visitor), payload }))
})

/** What became of a choice, and what the hotel still sells where a part of it is gone. */
interface Checked {
  readonly checked: CheckedChoice
  readonly others: StayRates | undefined
}

const askCheck = Effect.fn('checkHotelRates')(function* (rateIds: readonly string[], visitor?: string) {
  const { hotels } = yield* BackendClient
  const answer = yield* hotels.check({ headers: visitorHeaders(visitor), payload: { rateIds } })
  const others = answer.outcome === 'sold_out' ? stayRatesFrom(answer.others) : undefined
  return { checked: checkedChoiceFrom(answer), others } satisfies Checked
})

const checkChosen = async (rateIds: readonly string[], visitor?: string): Promise<Checked> => {
  const answer = await runServer(askCheck(rateIds, visitor))
  if (answer.ok) return answer.value
  const isNoRate = answer.problem._tag === 'InvalidRequest' || answer.problem._tag === 'NotFound'
  return { checked: { outcome: isNoRate ? 'expired' : 'unknown' }, others: undefined }
}

const noneChosen = { checked: undefined, others: undefined }

/** Everything that a hotel's page shows of the stay in its address. A choice in it is checked, which is never done ahead of time. */
const findStay = async (url: ResultsUrl, hotel: HotelForStay['hotel']): Promise<HotelForStay> => {
  const { resolved } = await resolveHotelSearch({ ...url, destination: hotel.destination }, requestScope().locale)
  const search = { ...resolved.search, destination: hotel.destination }
  const visitor = visitorAddress()
  const chosen = chosenRates(url, search.rooms.length)
  const { checked, others } = chosen ? await checkChosen(chosen, visitor) : noneChosen
  const rates: Result<StayRates> = others
    ? { ok: true, value: others }
    : await runServer(askRates(hotel.code, search, visitor))
  return { hotel, search, today: resolved.today, corrections: resolved.corrections, rates, checked }
}

export const loadStayOnServer = async (url: ResultsUrl): Promise<LoadedStay> => {
  const code = url.hotel ?? ''
  if (code === '' || code.length > 40) return { state: 'unknown' }
  const detail = await runServer(askDetail(code))
  if (detail.ok) return { state: 'found', stay: await findStay(url, detail.value) }
  return detail.problem._tag === 'NotFound' ? { state: 'unknown' } : { state: 'problem', problem: detail.problem }
}
