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
import { type ChosenDeparture, readChoice } from './tour-parameters.ts'

interface Named {
  readonly party: TourSearch['party']
  readonly chosen: ChosenDeparture
  readonly url: ResultsUrl
}

interface Choice extends Named {
  readonly tourCode: string
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

/** By which a departure is reserved that an address chooses: the same for whoever chooses it again. */
const nameOf = ({ party, chosen: { departureId, rooms, total }, url: { key = '' } }: Named): Promise<string> =>
  namedUuid(JSON.stringify([key, departureId, rooms, total, paxesOf(party)]))

/** Reserves the departure that an address chooses, once, and tells what became of it. */
export const reserveDeparture = async ({ tourCode, ...choice }: Choice): Promise<CheckedDeparture> => {
  const { party, chosen, url } = choice
  const { departureId, rooms, total } = chosen
  // an address may name a departure of another tour
  if (!departureId.startsWith(`${tourCode}.`)) return { outcome: 'closed' }
  const { instead } = url
  const payload = {
    uuid: await nameOf(choice),
    departureId,
    paxes: paxesOf(party),
    rooms,
    total: { amount: total, currency: 'USD' },
    ...(isUuid(instead) ? { instead } : {}),
  }
  const headers = visitorHeaders(visitorAddress())
  const answer = await runServer(BackendClient.use(({ tours }) => tours.reserve({ headers, payload })))
  return answer.ok ? checkedOf(answer.value) : { outcome: 'unknown' }
}

/** The reservation that was made of a choice which the page was left with; undefined where it was left with none. */
export const reservedBefore = async (party: TourSearch['party'], url: ResultsUrl): Promise<string | undefined> => {
  const chosen = readChoice(url.choice)
  return chosen && (await nameOf({ party, chosen, url }))
}
