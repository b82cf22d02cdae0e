import { Clock, Effect, Layer } from 'effect'
import { AnswerLost } from '../products/supplier-answers.ts'
import { invalid, paymentDeclined } from '../orders/order-problem.ts'
import { type CardRegistration, CardGateway } from './card-gateway.ts'
import { type Card, cardFault } from './card/card-checks.ts'
import { type GatewayBook, gatewayBook } from './gateway-book.ts'
import { Keys } from './card/keys.ts'
import { type PaymentRow, pagesOrigin, viewOf } from './payment-row.ts'
import { unsealCard } from './unseal-card.ts'

export interface GatewaySettings {
  readonly database: D1Database
  readonly pagesOrigin: string | undefined
  readonly plainCards: boolean
  readonly cartSeconds: number
}

const fieldOf = (registration: CardRegistration): string =>
  `payload.paymentInformation.${'cardEnvelope' in registration.card ? 'cardEnvelope' : 'cardNumber'}`

/** The card as the caller sent it: out of its envelope, or in clear where the operator has allowed that. */
const readCard = (registration: CardRegistration, plainCards: boolean, book: GatewayBook) => {
  const { card, transactionId: paymentId, sessionId } = registration
  if ('cardEnvelope' in card) return unsealCard(card.cardEnvelope, { paymentId, sessionId, amount: card }, book)
  return Effect.succeed(plainCards ? (card satisfies Card) : undefined)
}

const checkedCard = Effect.fnUntraced(function* (
  registration: CardRegistration,
  plainCards: boolean,
  book: GatewayBook,
) {
  const card = yield* readCard(registration, plainCards, book)
  const fault = card && cardFault(card, yield* Clock.currentTimeMillis)
  if (fault === 'expired') return yield* paymentDeclined('expired_card')
  if (!card || fault) return yield* invalid(fieldOf(registration), 'holds no card that this gateway can read')
  return card
})

const heard = (row: PaymentRow | undefined) =>
  row ? Effect.succeed(row) : Effect.fail(new AnswerLost({ of: 'payment' }))

/** A gateway whose cards are the test cards: it works as a real one does, and no money is behind it. */
export const demoGatewayLayer = (settings: GatewaySettings) =>
  Layer.effect(
    CardGateway,
    Effect.map(Keys, (keys) => {
      const book = gatewayBook(settings.database, settings.cartSeconds * 1000)
      const view = (row: PaymentRow) => viewOf(row, settings.pagesOrigin)
      return {
        register: Effect.fn('gateway.register')(function* (registration: CardRegistration) {
          const card = yield* checkedCard(registration, settings.plainCards, book).pipe(
            Effect.provideService(Keys, keys),
          )
          return view(yield* heard(yield* book.register(registration, card)))
        }),
        openCart: (cart) =>
          book.openCart(cart).pipe(
            Effect.flatMap(heard),
            Effect.map((row) => `${pagesOrigin(settings.pagesOrigin, row.return_url)}/pay?cartId=${row.id}`),
          ),
        authorise: Effect.fn('gateway.authorise')(function* (transactionId, amount) {
          const before = yield* heard(yield* book.find(transactionId))
          const row = yield* heard(yield* book.authorise(transactionId, amount, before.behaviour ?? 'card_declined'))
          const loses = before.status === 'registered' && before.behaviour === 'lose_answer'
          return loses ? yield* new AnswerLost({ of: 'authorisation' }) : view(row)
        }),
        find: (transactionId) => book.find(transactionId).pipe(Effect.map((row) => row && view(row))),
        capture: (transactionId, amount) =>
          book.capture(transactionId, amount).pipe(Effect.flatMap(heard), Effect.map(view)),
        release: (transactionId) => book.release(transactionId).pipe(Effect.flatMap(heard), Effect.map(view)),
        refund: Effect.fn('gateway.refund')(function* (transactionId, key, amount) {
          const isRefunded = yield* book.refund(transactionId, key, amount)
          if (!isRefunded) return yield* new AnswerLost({ of: 'refund' })
        }),
        cancel: (transactionId) => book.cancel(transactionId).pipe(Effect.flatMap(heard), Effect.map(view)),
      }
    }),
  )
