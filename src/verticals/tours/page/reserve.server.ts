import type { TourReserveAnswer } from '#contract/products/tours/tour-reservation.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { isUuid, namedUuid } from '#/server/named-uuid.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorAddress } from '#/server/visitor/visitor-address.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { priceFrom } from '../offer/tour-mapper.server.ts'
import { type TourSearch, paxesOf } from '../search/tour-search.ts'
import type { CheckedDeparture } from './loaded-tour.ts'
import type { ChosenDeparture } from './tour-parameters.ts'

interface Choice {
  readonly tourCode: string
  readonly party: TourSearch['party']
  readonly chosen: ChosenDeparture
  readonly url: ResultsUrl
}

const checkedOf = (answer: TourReserveAnswer): CheckedDeparture => {
  switch (answer.outcome) {
    case 'reserved':
      return { outcome: 'reserved', offerId: answer.offer.id, total: answer.offer.price.total.amount }
    case 'price_changed':
      return {
        outcome: 'price_changed',
        offerId: answer.offer.id,
        previous: answer.previous.amount,
        price: priceFrom({ ...answer.offer.price, rooms: answer.offer.rooms }),
      }
    default:
      return answer
  }
}

/** Reserves the departure that an address chooses, once, and tells what became of it. */
export const reserveDeparture = async ({ tourCode, party, chosen, url }: Choice): Promise<CheckedDeparture> => {
  const { departureId, rooms, total } = chosen
  // an address may name a departure of another tour
  if (!departureId.startsWith(`${tourCode}.`)) return { outcome: 'closed' }
  const { key = '', instead } = url
  const paxes = paxesOf(party)
  const payload = {
    uuid: await namedUuid(JSON.stringify([key, departureId, rooms, total, paxes])),
    departureId,
    paxes,
    rooms,
    total: { amount: total, currency: 'USD' },
    ...(isUuid(instead) ? { instead } : {}),
  }
  const headers = visitorHeaders(visitorAddress())
  const answer = await runServer(BackendClient.use(({ tours }) => tours.reserve({ headers, payload })))
  return answer.ok ? checkedOf(answer.value) : { outcome: 'unknown' }
}
