import { createIsomorphicFn } from '@tanstack/react-start'
import { Effect } from 'effect'
import type { SetPackageOrder } from '#contract/products/packages/package-session.ts'
import type { Money } from '#domain/money/money.ts'
import type { Draft, Item } from '#/features/checkout/draft/draft.ts'
import { type BookingInContext, writing } from '#/features/checkout/session/booking-context.server.ts'
import { type Client, type Step, onServerAlone } from '#/features/checkout/steps/step.ts'
import { pairAtPrice } from './pair-at-price.server.ts'

type Chosen = SetPackageOrder['packageOffer']

interface PairStep<Pair extends Item> extends Pick<Step, 'name' | 'words'> {
  /** the two by their ids, and the one price that was agreed to */
  readonly chosen: (item: Pair) => Chosen
  /** under which the calls after it name what was ordered with the flight */
  readonly part: string
}

/** Has a flight and what is sold with it ordered in the session, at their one price. */
export const pairStep = <Pair extends Item>({ name, words, chosen, part }: PairStep<Pair>): Step => ({
  name,
  debounceMs: 0,
  page: 'travellers',
  prices: 'item',
  missing: 'flightOrder',
  words,
  needed: () => true,
  ready: ({ item }) => (item.offerId === '' ? [{ field: 'offer' }] : []),
  send: createIsomorphicFn()
    .server(({ packageSession }: Client, booking: BookingInContext, key: string) => {
      const { agentId, infoData } = booking.context
      const payload = { agentId, packageOffer: chosen(booking.checkout.draft.item as Pair), infoData }
      const answer = packageSession.setPackageOrder({ headers: writing(booking, key, payload), payload })
      return Effect.map(answer, ({ id, total }) => ({ part: { flightOfferId: id, [part]: id }, total }))
    })
    .client(onServerAlone),
  agree: createIsomorphicFn()
    .server((draft: Draft, previous: Money, current: Money) => pairAtPrice(draft, previous, current))
    .client(onServerAlone),
})
