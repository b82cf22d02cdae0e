import { Effect } from 'effect'
import type { Trouble } from '../../products/product.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { OperatorTasks, type TaskKind, operatorTaskId } from './operator-tasks.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'

/** How long a supplier may leave it open what became of an order before somebody is told. */
const unknownMs = 15 * 60_000
/** How often a part is tried to be given back before somebody is told. */
const triesToGiveBack = 5
/** The longest time between two tries, in units of the first. */
const longest: Readonly<Record<TaskKind, number>> = { unknown: 15, stuck: 1800 }

/** The part's trouble after one more try that did not help. */
export const inTrouble = (state: OrderState, part: OrderPart, now: number): Trouble => ({
  since: part.trouble?.since ?? now,
  tries: (part.trouble?.tries ?? 0) + 1,
  told: part.trouble?.told ?? false,
  task: part.trouble?.task ?? operatorTaskId(state, part),
})

/** When to try again: each time twice as late as before, up to a limit. */
export const retryAt = ({ tries }: Trouble, kind: TaskKind, retrySeconds: number, now: number): number =>
  now + Math.min(2 ** (tries - 1), longest[kind]) * retrySeconds * 1000

const isDue = ({ since, tries }: Trouble, kind: TaskKind, now: number): boolean =>
  kind === 'unknown' ? now - since >= unknownMs : tries >= triesToGiveBack

/** Makes it somebody's task, once that is due; the trouble says whether it is. One that cannot be written down is tried again. */
export const tellOperator = Effect.fnUntraced(function* (
  state: OrderState,
  part: OrderPart,
  trouble: Trouble,
  kind: TaskKind,
  now: number,
) {
  if (trouble.told || !isDue(trouble, kind, now)) return trouble
  const tasks = yield* OperatorTasks
  const atRisk = productOf(part).total(part)
  const task = { id: trouble.task, kind, state, part, atRisk, since: trouble.since }
  const told = yield* tasks.raise(task).pipe(Effect.isSuccess)
  return { ...trouble, told }
})

/**
 * It came right: nobody has to look into it any more. Whether it was written down is not known of an object that was stopped
 * meanwhile, so that is taken back in any case, and again later where it cannot be now.
 */
export const troubleOver = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, now: number) {
  if (!part.trouble) return state
  const tasks = yield* OperatorTasks
  const { retrySeconds } = yield* OrderSettings
  const isOver = yield* tasks.resolve(part.trouble.task).pipe(Effect.isSuccess)
  return isOver
    ? withPart(state, part, { trouble: null })
    : withTask(withPart(state, part, { trouble: part.trouble }), 'release', now + retrySeconds * 1000)
})
