import type { MessageDescriptor } from '@lingui/core'
import type { Effect } from 'effect'
import type { StepsMissing } from '#contract/booking-problem.ts'
import type { Money } from '#domain/money/money.ts'
import type { BookingClient } from '#/server/backend/backend-client.server.ts'
import type { CallFailure } from '../session/call-failure.ts'
import type { BookingInContext } from '../session/booking-context.server.ts'
import type { BackendIds } from '../machine/checkout-state.ts'
import type { DraftGroup } from '../draft/draft-patch.ts'
import type { Draft } from '../draft/draft.ts'

export type Client = BookingClient['Service']

/** Stands in the browser's build for what a step does on the server. */
export const onServerAlone = (): never => {
  throw new Error('Steps are sent by the server alone')
}

/** Something that keeps a part of the draft from being sent. */
interface Fault {
  readonly field: string
}

/**
 * One call to the backend before payment, and all that is known of it. A step is written once, in a file of its own, and
 * named once, in the list of its product; the order of the list is the order of the calls (rule book-2). What is marked as
 * the server's is cut out of the browser's build: there a step is its name, its page and its words.
 */
export interface Step<Sent extends Draft = Draft> {
  readonly name: string
  /** the parts of the draft that it carries; undefined where a traveller edits none of it */
  readonly groups?: readonly DraftGroup[]
  /** how long it waits for another change, in milliseconds (rule book-1) */
  readonly debounceMs: number
  /** where its content is entered, and where its refusal is told */
  readonly page: 'travellers' | 'payment'
  /** what it has the backend put a price on, whose answer is then a total to be held against ours */
  readonly prices?: 'item' | 'extras'
  /** how the backend names it where it has not had it */
  readonly missing?: StepsMissing['missing'][number]
  readonly words: {
    /** of the stage that it is told under while Pay runs; missing where it goes under the next step's */
    readonly stage?: MessageDescriptor
    /** what a traveller can do where the backend refuses it */
    readonly refused?: MessageDescriptor
  }
  /** Whether this booking sends it at all. */
  needed(draft: Sent, ids: BackendIds): boolean
  /** What keeps it from being sent on the day `today`, `YYYY-MM-DD` (rule book-5): nothing, where it may be. */
  ready(draft: Sent, today: string): readonly Fault[]
  /** Makes the call, once; its answer is what the backend made known. `part` names the call in its idempotency key. */
  send(client: Client, booking: BookingInContext, part: string): Effect.Effect<Partial<BackendIds>, CallFailure>
  /** The draft at a price that the backend asked for this step; missing where that is the price of the item. */
  agree?(draft: Sent, previous: Money, current: Money): Sent
}
