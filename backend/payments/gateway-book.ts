import { Clock, Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { CardRegistration, CartOpening, PaymentStatus } from './card-gateway.ts'
import { brandOf } from '#domain/card/card-brands.ts'
import { compactCardNumber } from '#domain/card/card-number.ts'
import type { Card } from './card/card-checks.ts'
import { type PaymentRow, run } from './payment-row.ts'
import { type CardBehaviour, behaviourOf } from './card/test-cards.ts'

const shownOf = (card: Card) => {
  const digits = compactCardNumber(card.cardNumber)
  return { behaviour: behaviourOf(digits), brand: brandOf(digits) ?? null, last4: digits.slice(-4) }
}

const one = 'SELECT * FROM gateway_payments WHERE id = ?'

/** The state that a card's behaviour leads to when the money is asked for. */
const statusAfter = (behaviour: CardBehaviour): PaymentStatus => {
  if (behaviour === 'approve' || behaviour === 'lose_answer') return 'authorised'
  return behaviour === 'challenge' ? 'challenged' : 'declined'
}

/** The address of a bank's question, where it asks one. */
const challengeOf = (behaviour: CardBehaviour): string | null =>
  statusAfter(behaviour) === 'challenged' ? crypto.randomUUID() : null

const reasonOf = (behaviour: CardBehaviour): string | null => (statusAfter(behaviour) === 'declined' ? behaviour : null)

/** The gateway's payments in D1. Each change names the states it may start from, so that no order of calls does it twice. */
export const gatewayBook = (database: D1Database, lifeMs: number) => {
  const read = (id: string) => database.prepare(one).bind(id)

  /** Moves a payment on where it is in one of `from`, and last refused for `reason` where one is named; answers it as it then is. */
  const move = (
    id: string,
    from: readonly PaymentStatus[],
    set: string,
    values: readonly (string | number | null)[],
    reason?: { readonly is: string | null },
  ) =>
    Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const places = from.map(() => '?').join(', ')
      const where = reason ? ' AND reason IS ?' : ''
      const sql = `UPDATE gateway_payments SET ${set}, updated_at = ? WHERE id = ? AND status IN (${places})${where}`
      const bound = [...values, now, id, ...from, ...(reason ? [reason.is] : [])]
      return yield* run(database, database.prepare(sql).bind(...bound), read(id))
    })

  const find = Effect.fnUntraced(function* (id: string) {
    const now = yield* Clock.currentTimeMillis
    const expire = database
      .prepare(
        "UPDATE gateway_payments SET status = 'expired' WHERE id = ? AND status IN ('created', 'challenged') AND expires_at <= ?",
      )
      .bind(id, now)
    return yield* run(database, expire, read(id))
  })

  const insert = Effect.fnUntraced(function* (
    payment: Pick<CardRegistration, 'transactionId' | 'sessionId' | 'returnUrl' | 'language'>,
    kind: 'card' | 'hosted',
    amount: Money | null,
    card: ReturnType<typeof shownOf> | null,
  ) {
    const now = yield* Clock.currentTimeMillis
    const { transactionId, sessionId, returnUrl, language } = payment
    const statement = database
      .prepare(
        `INSERT OR IGNORE INTO gateway_payments
          (id, session_id, kind, status, behaviour, brand, last4, amount, currency, return_url, language, created_at, expires_at, updated_at)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .bind(
        transactionId,
        sessionId,
        kind,
        kind === 'card' ? 'registered' : 'created',
        card?.behaviour ?? null,
        card?.brand ?? null,
        card?.last4 ?? null,
        amount?.amount ?? null,
        amount?.currency ?? null,
        returnUrl,
        language,
        now,
        now + lifeMs,
        now,
      )
    return yield* run(database, statement, read(transactionId))
  })

  return {
    find,
    /** Whether an envelope's one-time id is this payment's: the first that comes with it has it for good. */
    useEnvelope: Effect.fnUntraced(function* (id: string, transactionId: string) {
      const now = yield* Clock.currentTimeMillis
      const use = database
        .prepare('INSERT OR IGNORE INTO card_envelopes (id, payment_id, used_at) VALUES (?, ?, ?)')
        .bind(id, transactionId, now)
      const row = yield* run(
        database,
        use,
        database.prepare('SELECT payment_id AS id FROM card_envelopes WHERE id = ?').bind(id),
      )
      return row?.id === transactionId
    }),
    register: (registration: CardRegistration, card: Card) => insert(registration, 'card', null, shownOf(card)),
    openCart: (cart: CartOpening) => insert(cart, 'hosted', cart.amount, null),
    authorise: (id: string, amount: Money, behaviour: CardBehaviour) =>
      move(id, ['registered'], 'status = ?, reason = ?, amount = ?, currency = ?, challenge_id = ?', [
        statusAfter(behaviour),
        reasonOf(behaviour),
        amount.amount,
        amount.currency,
        challengeOf(behaviour),
      ]),
    /**
     * A card typed into the hosted page as it was read. A refused one leaves the page open for another: of several first cards that
     * are sent at once, none of which was counted, one alone is tried.
     */
    payCart: ({ id, reason }: Pick<PaymentRow, 'id' | 'reason'>, card: Card) => {
      const { behaviour, brand, last4 } = shownOf(card)
      const after = statusAfter(behaviour)
      const values = [
        after === 'declined' ? 'created' : after,
        reasonOf(behaviour),
        behaviour,
        brand,
        last4,
        challengeOf(behaviour),
      ]
      const set = 'status = ?, reason = ?, behaviour = ?, brand = ?, last4 = ?, challenge_id = ?'
      return move(id, ['created'], set, values, { is: reason })
    },
    answerChallenge: (id: string, approved: boolean) =>
      move(
        id,
        ['challenged'],
        'status = ?, reason = ?',
        approved ? ['authorised', null] : ['declined', 'authentication_failed'],
      ),
    byChallenge: (challengeId: string) =>
      run(database, database.prepare('SELECT * FROM gateway_payments WHERE challenge_id = ?').bind(challengeId)),
    capture: Effect.fnUntraced(function* (id: string, amount: Money) {
      const now = yield* Clock.currentTimeMillis
      const take = database
        .prepare(
          "UPDATE gateway_payments SET status = 'captured', updated_at = ? WHERE id = ? AND status = 'authorised'",
        )
        .bind(now, id)
      const charge = database
        .prepare(
          `INSERT OR IGNORE INTO gateway_charges SELECT id, session_id, min(amount, ?), currency, ? FROM gateway_payments
            WHERE id = ? AND status = 'captured'`,
        )
        .bind(amount.amount, now, id)
      return yield* run(database, take, charge, read(id))
    }),
    /** Whether it was given back by now, under this key. */
    refund: Effect.fnUntraced(function* (id: string, key: string, { amount, currency }: Money) {
      const give = database
        .prepare(
          `INSERT OR IGNORE INTO gateway_refunds (refund_key, payment_id, amount, currency, refunded_at)
            SELECT ?, payment_id, ?, ?, ? FROM gateway_charges WHERE payment_id = ? AND currency = ?
            AND amount >= ? + (SELECT COALESCE(SUM(amount), 0) FROM gateway_refunds WHERE payment_id = ?)`,
        )
        .bind(key, amount, currency, yield* Clock.currentTimeMillis, id, currency, amount, id)
      const row = yield* run(
        database,
        give,
        database.prepare('SELECT refund_key AS id FROM gateway_refunds WHERE refund_key = ?').bind(key),
      )
      return row?.id === key
    }),
    release: (id: string) => move(id, ['authorised'], "status = 'voided'", []),
    cancel: (id: string) => move(id, ['registered', 'created', 'challenged'], "status = 'cancelled'", []),
  }
}
export type GatewayBook = ReturnType<typeof gatewayBook>
