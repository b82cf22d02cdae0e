import type { Effect } from 'effect'
import type { Answer } from '../../orders/store/idempotency.ts'
import type { StepName, StepPayload, productSteps } from '../../products/product-steps.ts'
import { askAllowed, askSession } from './ask-order.ts'
import { type Writing, keyOf, payment, sessionOf } from './session-headers.ts'

type Taken<Name extends StepName> = Promise<Answer<Effect.Success<ReturnType<(typeof productSteps)[Name]>>>>

/** What crosses to the object keeps no types: a step's own name says what it answers. */
const take =
  <Name extends StepName>(headers: Writing, name: Name, payload: StepPayload<Name>) =>
  (order: Parameters<Parameters<typeof askSession>[1]>[0]) =>
    order.takeStep(name, keyOf(headers), payload) as Taken<Name>

/** Has the order of a session take a step of a kind of travel's own. */
export const askStep = <Name extends StepName>(headers: Writing, name: Name, payload: StepPayload<Name>) =>
  askSession(sessionOf(headers), take(headers, name, payload))

/** The same of a step that begins a payment, which is counted. */
export const askPayStep = <Name extends StepName>(
  headers: Writing,
  name: Name,
  payload: StepPayload<Name> & { readonly agentId: string },
) => askAllowed(payment(headers, payload), sessionOf(headers), take(headers, name, payload))
