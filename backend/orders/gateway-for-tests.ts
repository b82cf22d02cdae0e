import { Effect } from 'effect'
import type { CardGateway, PaymentStatus, PaymentView } from '../payments/card-gateway.ts'
import { AnswerLost } from '../products/supplier-answers.ts'
import type { FakePayment, Surroundings } from './surroundings-for-tests.ts'

const settledStates: ReadonlySet<string> = new Set(['confirmed', 'refused', 'released', 'stuck'])

const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((all, own) => all + own, 0)

const lost = () => new AnswerLost({ of: 'test' })

/** A gateway in memory. */
export class FakeGateway {
  readonly #world: Surroundings

  constructor(world: Surroundings) {
    this.#world = world
  }

  #view(id: string): PaymentView {
    const payment = this.#world.payments.get(id)
    const status = payment?.status ?? 'expired'
    const challengeUrl = status === 'challenged' ? `http://bank/${id}` : null
    return {
      transactionId: id,
      status,
      reason: status === 'declined' ? 'card_declined' : null,
      brand: 'visa',
      last4: '4242',
      challengeUrl,
    }
  }

  /** Moves a payment from one of `from` to what `to` says. */
  move(id: string, from: readonly PaymentStatus[], to: (payment: FakePayment) => PaymentStatus): PaymentView {
    const payment = this.#world.payments.get(id)
    if (payment && from.includes(payment.status)) payment.status = to(payment)
    return this.#view(id)
  }

  #authorise(id: string, amount: number): PaymentView {
    const payment = this.#world.payments.get(id)
    if (this.#world.authorises === 'later') return this.#view(id)
    if (payment?.status === 'registered') payment.amount = amount
    return this.move(id, ['registered'], ({ behaviour }) =>
      behaviour === 'challenge' ? 'challenged' : behaviour === 'decline' ? 'declined' : 'authorised',
    )
  }

  #capture(id: string, amount: number): PaymentView {
    const isOpen = (this.#world.state?.parts ?? []).some(({ state }) => !settledStates.has(state))
    if (isOpen) this.#world.violations.push('a charge before the last part')
    if (amount > (this.#world.payments.get(id)?.amount ?? 0))
      this.#world.violations.push('a charge above what was set aside')
    if (this.#world.captures === 'later') return this.#view(id)
    return this.move(id, ['authorised'], () => {
      this.#world.charges.push({ id, amount })
      return 'captured'
    })
  }

  /** No more is given back than was charged. */
  #refund(key: string, amount: number): boolean {
    const isNew = !this.#world.refunded.has(key)
    if (
      isNew &&
      sumOf(this.#world.refunded.values()) + amount > sumOf(this.#world.charges.map((charge) => charge.amount))
    )
      return false
    if (isNew) this.#world.refunded.set(key, amount)
    return true
  }

  #register(
    id: string,
    behaviour: FakePayment['behaviour'],
    status: PaymentStatus,
    amount: number | null,
  ): PaymentView {
    if (!this.#world.payments.has(id)) this.#world.payments.set(id, { status, amount, behaviour })
    return this.#view(id)
  }

  /** What a silent gateway was told is done, and nobody hears of it. */
  #unlessSilent<Value>(answer: Effect.Effect<Value, AnswerLost>): Effect.Effect<Value, AnswerLost> {
    return Effect.flatMap(answer, (value) => {
      this.#world.found += 1
      return this.#world.finds === 'unheard' ? Effect.fail(lost()) : Effect.succeed(value)
    })
  }

  service(): CardGateway['Service'] {
    return {
      register: ({ transactionId, card }) =>
        this.#world.troubled(() => {
          const name = 'cardName' in card ? card.cardName : ''
          const behaviour = name === 'decline' || name === 'challenge' ? name : 'approve'
          return this.#register(transactionId, behaviour, 'registered', null)
        }, lost),
      openCart: ({ transactionId, amount }) =>
        this.#world.troubled(() => {
          this.#register(transactionId, 'page', 'created', amount.amount)
          return `http://pay/?cartId=${transactionId}`
        }, lost),
      authorise: (id, { amount }) => this.#unlessSilent(this.#world.troubled(() => this.#authorise(id, amount), lost)),
      find: (id) =>
        this.#unlessSilent(
          this.#world.troubled(() => (this.#world.payments.has(id) ? this.#view(id) : undefined), lost),
        ),
      capture: (id, { amount }) => this.#world.troubled(() => this.#capture(id, amount), lost),
      release: (id) =>
        this.#world.releases === 'unheard'
          ? Effect.fail(lost())
          : this.#world.troubled(() => this.move(id, ['authorised'], () => 'voided'), lost),
      refund: (_id, key, { amount }) =>
        this.#world.refunds === 'unheard'
          ? Effect.fail(lost())
          : this.#world
              .troubled(() => this.#refund(key, amount), lost)
              .pipe(Effect.flatMap((isBack) => (isBack ? Effect.void : Effect.fail(lost())))),
      cancel: (id) =>
        this.#world.troubled(() => this.move(id, ['registered', 'created', 'challenged'], () => 'cancelled'), lost),
    }
  }
}
