import { Effect } from 'effect'
import type { PackageCheckAnswer, PackageOffer } from '#contract/products/packages/package-offer.ts'
import type { PackagePrice } from '#contract/products/packages/package-price.ts'
import type { PackageRatesAnswer } from '#contract/products/packages/package-stays.ts'
import type { Result } from '#domain/problem.ts'
import { type ResultsUrl, wholeIn } from '#/features/results/answer/results-url.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { visitorHeaders } from '#/server/visitor/visitor-headers.ts'
import { hotelPageFrom, roomKind } from '../../hotels/stay/stay-mapper.server.ts'
import { chosenRates } from '../../hotels/stay/stay-parameters.ts'
import { currency, partyOf } from '../offer/party.server.ts'
import type { PackageSearch } from '../search/package-search.ts'
import type { CheckedPackage, PackageRates, PackageRooms, PairPrice, ToldTerms } from './package-rooms.ts'

const pairPrice = ({ total, dueAtProperty, apart }: PackagePrice): PairPrice => ({
  total: total.amount,
  dueAtProperty: dueAtProperty.amount,
  apart: apart.amount,
})

const told = ({
  refundability,
  freeUntil,
}: PackageRatesAnswer['roomTypes'][number]['rates'][number]['cancel']): ToldTerms => ({
  refundability,
  freeUntil: freeUntil ?? undefined,
})

const ratesFrom = ({ price, roomTypes, minimumStay }: PackageRatesAnswer): PackageRates => ({
  price: price ? pairPrice(price) : undefined,
  kinds: roomTypes.map(({ roomType, rates }) => ({
    kind: roomKind(roomType),
    rates: rates.map(({ rateId, roomIndex, board, cancel, more, left }) => ({
      id: rateId,
      roomIndex,
      board,
      cancel: told(cancel),
      more: pairPrice(more),
      left: left ?? undefined,
    })),
  })),
  minimumStay: minimumStay ?? undefined,
})

const checkedPair = ({ flightOfferId, hotelOfferId, price, hotel }: PackageOffer) => ({
  flightOfferId,
  hotelOfferId,
  total: price.total.amount,
  rooms: hotel.rooms.map(({ roomType, rate }) => ({
    kind: roomKind(roomType).code,
    roomIndex: rate.roomIndex,
    board: rate.board,
    cancel: told(rate.cancel),
  })),
})

const checkedPackageFrom = (answer: PackageCheckAnswer): CheckedPackage => {
  switch (answer.outcome) {
    case 'same':
      return { outcome: 'same', offer: checkedPair(answer.offer) }
    case 'changed':
      return {
        outcome: 'changed',
        changed: answer.changed,
        previous: answer.previous.amount,
        previousTerms: answer.previousTerms.map((room) => ({ ...room, cancel: told(room.cancel) })),
        offer: checkedPair(answer.offer),
      }
    default:
      return answer
  }
}

interface RequestedRooms {
  readonly search: PackageSearch
  readonly flightOfferId: string
  readonly hotelCode: string
}

const askRates = Effect.fn('askPackageRates')(function* (
  { search, flightOfferId, hotelCode }: RequestedRooms,
  visitor: string | undefined,
) {
  const { packages, hotels } = yield* BackendClient
  const payload = { flightOfferId, hotelCode, ...partyOf(search) }
  const [detail, answer] = yield* Effect.all(
    [
      hotels.detail({ params: { code: hotelCode } }),
      Effect.result(packages.rates({ headers: visitorHeaders(visitor), payload })),
    ],
    { concurrency: 2 },
  )
  return { hotel: hotelPageFrom(detail), answer }
})

interface Choice {
  readonly flightOfferId: string
  readonly rates: readonly string[]
  /** what the page has shown for it, minor units */
  readonly shown: number | undefined
  /** the stay's offer that was said yes to since */
  readonly agreedTo?: string
}

/** Asks both suppliers whether a pair can be had as it was shown: what is checked costs and lasts what is answered. */
export const askCheck = ({ flightOfferId, rates, shown, agreedTo }: Choice, visitor?: string) =>
  BackendClient.use(({ packages }) =>
    packages.check({
      headers: visitorHeaders(visitor),
      payload: {
        flightOfferId,
        rateIds: rates,
        ...(shown === undefined ? {} : { price: { intTotal: { amount: shown, currency } } }),
        ...(agreedTo === undefined ? {} : { agreedTo }),
      },
    }),
  )

/** What became of the rates that an address chooses; undefined where it chooses none. */
export const checkChosen = async (
  url: ResultsUrl,
  { search, flightOfferId }: RequestedRooms,
  visitor?: string,
): Promise<CheckedPackage | undefined> => {
  const rates = chosenRates(url, search.rooms.length)
  if (!rates) return undefined
  const answer = await runServer(askCheck({ flightOfferId, rates, shown: wholeIn(url.shown) }, visitor))
  if (answer.ok) return checkedPackageFrom(answer.value)
  // of rates that are over the answer is an outcome
  if (answer.problem._tag === 'OfferGone') return { outcome: 'expired', of: 'flight' }
  const isNoRate = answer.problem._tag === 'InvalidRequest' || answer.problem._tag === 'NotFound'
  return isNoRate ? { outcome: 'expired', of: 'hotel' } : { outcome: 'unknown' }
}

/** A hotel's rooms with the chosen flight. */
export const findRooms = async (
  asked: RequestedRooms,
  checked: CheckedPackage | undefined,
  visitor?: string,
): Promise<Result<PackageRooms>> => {
  const found = await runServer(askRates(asked, visitor))
  if (!found.ok) return found
  const { hotel, answer } = found.value
  const read = await runServer(Effect.fromResult(answer))
  const { startDate: checkIn, endDate: checkOut } = read.ok
    ? read.value.stayDateTimeRange
    : { startDate: asked.search.departure, endDate: asked.search.return }
  const rates: Result<PackageRates> = read.ok ? { ok: true, value: ratesFrom(read.value) } : read
  return { ok: true, value: { hotel, checkIn, checkOut, rates, checked } }
}
