import { Effect } from 'effect'
import { type OrderPart, productOf } from '../../products/products.ts'
import { OrderSettings, Suppliers } from '../order-ports.ts'
import { type OrderState, type PartDocuments, withPart, withTask, withoutPassports } from '../order-state.ts'
import { OperatorTasks, operatorTaskId } from './operator-tasks.ts'
import { oneMoreTry, raisedWhenDue, retryAt } from './part-trouble.ts'

const isToCome = ({ state, documents }: OrderPart): boolean => state === 'confirmed' && documents.state === 'pending'

/** Whether documents of a part that was bought are still to come. */
export const isWaitedFor = ({ parts }: OrderState): boolean => parts.some(isToCome)

/** Whether somebody sees to documents that will never come, of what takes place no more. */
const isSeenToInVain = ({ state, documents }: OrderPart): boolean =>
  state === 'cancelled' && documents.state === 'failed'

/** The order once a part of it is off, of whose documents nobody has to see to any more. */
export const withDocumentsOver = (state: OrderState, now: number): OrderState =>
  state.parts.some(isSeenToInVain) ? withTask(state, 'documents', now) : state

const documentsTaskId = (state: OrderState, part: OrderPart): string => `${operatorTaskId(state, part)}:documents`

/** With the documents, or without: either way the passports are with the supplier and need be kept no longer. */
const withDocuments = (state: OrderState, part: OrderPart, documents: PartDocuments, now: number): OrderState => {
  const next = withPart(state, part, { documents })
  const told = { ...withTask(next, 'publish', now), booked: next.booked && { ...next.booked, updatedAt: now } }
  return isWaitedFor(told) ? told : withoutPassports(told)
}

/** None came, or none will: that becomes somebody's task. Where none will, its traveller is told once it is. */
const without = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  kind: 'unissued' | 'undocumented',
  now: number,
) {
  const { retrySeconds } = yield* OrderSettings
  const tried = oneMoreTry(part.documents.trouble, documentsTaskId(state, part), now)
  const untold = kind === 'undocumented' ? { ...tried, told: false } : tried
  const task = { kind, state, part, atRisk: productOf(part).total(part) }
  const trouble = yield* raisedWhenDue(task, untold, now)
  if (kind === 'undocumented' && trouble.told) return withDocuments(state, part, { state: 'failed', issued: [] }, now)
  const troubled = withPart(state, part, { documents: { ...part.documents, trouble } })
  return withTask(troubled, 'documents', retryAt(trouble, kind, retrySeconds, now))
})

/** The order with a part's documents once nobody has to look after them: they came, or are needed no more. */
const over = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  const { trouble, ...documents } = part.documents
  if (!trouble && !isSeenToInVain(part)) return state
  const { retrySeconds } = yield* OrderSettings
  const task = trouble?.task ?? documentsTaskId(state, part)
  const isOver = yield* (yield* OperatorTasks).resolve(task).pipe(Effect.isSuccess)
  const at = retryAt(trouble ?? { since: now, tries: 1 }, 'unissued', retrySeconds, now)
  return isOver ? withPart(state, part, { documents }) : withTask(state, 'documents', at)
})

/** Fetches the documents of a part. A supplier that gives no answer is asked again, the later the longer that lasts. */
const fetched = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  const issue = (yield* Suppliers).of(part).documents
  const { orderKey } = part.supplier
  if (orderKey === null || !issue) return state
  const answer = yield* issue(orderKey).pipe(Effect.result)
  if (answer._tag === 'Failure') return yield* without(state, part, 'unissued', now)
  if (answer.success === null) return yield* without(state, part, 'undocumented', now)
  const passengers = (state.passengers ?? []).map(({ shown }) => shown)
  const issued = productOf(part).documents(part, answer.success, passengers)
  return withDocuments(state, part, { ...part.documents, state: 'issued', issued }, now)
})

/** Fetches the documents of what was bought, and closes what somebody was to see to that needs nobody any more. */
export const documentsDue = Effect.fnUntraced(function* (state: OrderState, now: number) {
  let next = state
  for (const part of state.parts) if (isToCome(part)) next = yield* fetched(next, part, now)
  for (const part of next.parts) if (!isToCome(part)) next = yield* over(next, part, now)
  return next
})
