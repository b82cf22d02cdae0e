import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import type { InvalidRequest } from '#contract/problem.ts'
import type { CardSuccess, CreatePayment, PaymentDirection } from '#contract/session-payloads.ts'
import type { BillingInformation, CustomerDetails } from '#contract/travellers.ts'
import { type Attributed, withAttribution } from '../orders/attribution.ts'
import { changeable } from '../orders/attempt/pay.ts'
import { choosePart } from '../orders/choose-part.ts'
import { OrderStore } from '../orders/order-ports.ts'
import { invalid, sessionNotFound, stepsMissing } from '../orders/order-problem.ts'
import { missingBefore } from '../orders/order-requirements.ts'
import { type OrderState, totalOf, withPart } from '../orders/order-state.ts'
import type { OrderPart, ProductKind } from '../products/products.ts'
import { createPayment } from './create-payment.ts'
import { cardSuccess, paymentDirection } from './pay-steps.ts'
import { customerOf } from './travellers-steps.ts'

interface Offer {
  readonly id: string
  readonly price?: { readonly intTotal: Money }
}

/** A call as it names its agent, the offer it is about, and the order that this was taken into. */
type Addressed<OfferField extends string, OrderField extends string> = { readonly agentId: string } & {
  readonly [Field in OfferField]: Offer
} & { readonly [Field in OrderField]?: string }

interface Own<Kind extends ProductKind, OfferField extends string, OrderField extends string, People> {
  readonly kind: Kind
  /** the fields in which its calls name the offer, and the order */
  readonly offerField: OfferField
  readonly orderField: OrderField
  /** the part's extras with the people of a call in them */
  readonly extrasOf: (part: OrderPart<Kind>, people: People) => Effect.Effect<OrderPart<Kind>['extras'], InvalidRequest>
}

/** The part that the calls of its kind are about. */
const partOf = <Kind extends ProductKind>({ parts }: OrderState, kind: Kind): OrderPart<Kind> | undefined =>
  parts.find((part): part is OrderPart<Kind> & OrderPart => part.kind === kind)

/**
 * The steps of a kind of travel whose people are its own and no travellers of the order: its offer is taken in, then they are named,
 * billed and charged by calls of its own, which differ from another kind's in names alone.
 */
export const partSteps = <
  Kind extends ProductKind,
  OfferField extends string,
  OrderField extends string,
  People extends { readonly customerDetails: CustomerDetails },
>({
  kind,
  offerField,
  orderField,
  extrasOf,
}: Own<Kind, OfferField, OrderField, People>) => {
  type Call = Addressed<OfferField, OrderField>

  /** The order that a call means: its own agent's, under its own id. */
  const orderOf = Effect.fnUntraced(function* (payload: Call) {
    const state = yield* (yield* OrderStore).load
    if (!state || payload.agentId !== state.started.agentId) return yield* sessionNotFound()
    const orderId: string | undefined = payload[orderField]
    if ((orderId ?? state.orderId) !== state.orderId)
      return yield* invalid(`payload.${orderField}`, 'is not what the order was answered with')
    return state
  })

  /** That order, for the offer the traveller is looking at. */
  const forOffer = Effect.fnUntraced(function* (payload: Call) {
    const state = yield* orderOf(payload)
    const offer: Offer = payload[offerField]
    return offer.id === partOf(state, kind)?.quote.offerId ? state : yield* stepsMissing(['flightOrder'])
  })

  const toChange = (payload: Call) => forOffer(payload).pipe(Effect.flatMap(changeable))

  /** The order with its people. Nobody else is asked for: travellers, where nothing flies, are none. */
  const withPeople = Effect.fnUntraced(function* (
    state: OrderState,
    payload: People,
    before: 'passengers' | 'billingInformation',
  ) {
    const missing = missingBefore(state, before)
    if (missing.length > 0) return yield* stepsMissing(missing)
    const part = partOf(state, kind)
    if (!part) return yield* stepsMissing(['flightOrder'])
    const next = withPart(state, part, { extras: yield* extrasOf(part, payload) })
    return { ...next, customer: customerOf(state, payload.customerDetails), passengers: state.passengers ?? [] }
  })

  return {
    /** Takes the offer in, in place of the one of its kind before. */
    setOrder: (payload: Call & Attributed) =>
      Effect.gen(function* () {
        const state = withAttribution(yield* changeable(yield* orderOf(payload)), payload)
        const partId = partOf(state, kind)?.partId ?? String(state.parts.length + 1)
        const next = yield* choosePart(state, { partId, kind, offer: payload[offerField] })
        return { id: state.orderId, total: totalOf(next) }
      }),
    createPeople: (payload: Call & People) =>
      Effect.gen(function* () {
        yield* (yield* OrderStore).save(yield* withPeople(yield* toChange(payload), payload, 'passengers'))
      }),
    createBilling: (payload: Call & People & { readonly billingInformation: BillingInformation }) =>
      Effect.gen(function* () {
        const next = yield* withPeople(yield* toChange(payload), payload, 'billingInformation')
        yield* (yield* OrderStore).save({ ...next, billing: payload.billingInformation })
        return { billingInformationCreated: true as const }
      }),
    createPayment: (
      payload: Call & Pick<CreatePayment, 'paymentInformation' | 'billingInformation'>,
      paymentId: string,
    ) => toChange(payload).pipe(Effect.flatMap((state) => createPayment(state, payload, paymentId))),
    paymentDirection: (payload: Call & Pick<PaymentDirection, 'transaction'>, paymentId: string) =>
      forOffer(payload).pipe(Effect.flatMap((state) => paymentDirection(state, payload, paymentId))),
    cardSuccess: (payload: Call & Pick<CardSuccess, 'paymentInformation'>) =>
      forOffer(payload).pipe(Effect.flatMap((state) => cardSuccess(state, payload))),
  }
}
