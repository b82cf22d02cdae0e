import { Effect } from 'effect'
import type { Trouble } from '../../products/product.ts'
import { type OrderPart, productOf } from '../../products/products.ts'
import { type OperatorTask, OperatorTasks, type TaskKind, operatorTaskId } from './operator-tasks.ts'
import { OrderSettings } from '../order-ports.ts'
import { type OrderState, withPart, withTask } from '../order-state.ts'

/** How long an outcome may stay open, or money where it should not be, before somebody is told. */
const openMs = 15 * 60_000
/** How often a part is tried to be given back before somebody is told. */
const triesToGiveBack = 5

/** The shortest and the longest time between two tries, in units of the first retry, and whether it grows by tries or by a tenth of the time. */
interface Pace {
  readonly grows: 'by tries' | 'by time'
  readonly least: number
  readonly most: number
}

const byTime: Pace = { grows: 'by time', least: 1, most: 1800 }
const paces: Readonly<Record<TaskKind, Pace>> = {
  unknown: { grows: 'by tries', least: 1, most: 15 },
  stuck: { grows: 'by tries', least: 1, most: 1800 },
  unanswered: { grows: 'by time', least: 15, most: 1800 },
  unheard: byTime,
  unended: { grows: 'by time', least: 30, most: 1800 },
  unchecked: byTime,
  uncaptured: byTime,
  unvoided: byTime,
  unrefunded: byTime,
  unissued: byTime,
  undocumented: byTime,
}

/** What no waiting helps: somebody is told at once. */
const atOnce: ReadonlySet<TaskKind> = new Set(['unanswered', 'unended', 'undocumented'])

/** The trouble after one more try that did not help. */
export const oneMoreTry = (before: Trouble | null | undefined, task: string, now: number): Trouble => ({
  since: before?.since ?? now,
  tries: (before?.tries ?? 0) + 1,
  told: before?.told ?? false,
  task: before?.task ?? task,
})

/** The part's trouble after one more try that did not help. */
export const inTrouble = (state: OrderState, part: OrderPart, now: number): Trouble =>
  oneMoreTry(part.trouble, operatorTaskId(state, part), now)

/** When to try again: each time later than before, up to a limit. */
export const retryAt = (
  { since, tries }: Pick<Trouble, 'since' | 'tries'>,
  kind: TaskKind,
  retrySeconds: number,
  now: number,
): number => {
  const { grows, least, most } = paces[kind]
  const unit = retrySeconds * 1000
  const wait = grows === 'by tries' ? 2 ** (tries - 1) * unit : (now - since) / 10
  return now + Math.min(Math.max(wait, least * unit), most * unit)
}

const isDue = ({ since, tries }: Trouble, kind: TaskKind, now: number): boolean => {
  if (kind === 'stuck') return tries >= triesToGiveBack
  return atOnce.has(kind) || now - since >= openMs
}

/** The trouble once it was made somebody's task, where that is due. One that cannot be written down is tried again. */
export const raisedWhenDue = Effect.fnUntraced(function* (
  task: Omit<OperatorTask, 'id' | 'since'>,
  trouble: Trouble,
  now: number,
) {
  if (trouble.told || !isDue(trouble, task.kind, now)) return trouble
  const tasks = yield* OperatorTasks
  const told = yield* tasks.raise({ ...task, id: trouble.task, since: trouble.since }).pipe(Effect.isSuccess)
  return { ...trouble, told }
})

/** Makes a part's trouble somebody's task, once that is due; the trouble says whether it is. */
export const tellOperator = (state: OrderState, part: OrderPart, trouble: Trouble, kind: TaskKind, now: number) =>
  raisedWhenDue({ kind, state, part, atRisk: productOf(part).total(part) }, trouble, now)

/** The order after one more try at a part that did not help, which is somebody's task once that is due; and when to try again. */
export const troubled = Effect.fnUntraced(function* (state: OrderState, part: OrderPart, kind: TaskKind, now: number) {
  const { retrySeconds } = yield* OrderSettings
  const trouble = yield* tellOperator(state, part, inTrouble(state, part, now), kind, now)
  return { state: withPart(state, part, { trouble }), at: retryAt(trouble, kind, retrySeconds, now) }
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
