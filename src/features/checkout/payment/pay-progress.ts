import type { MessageDescriptor } from '@lingui/core'
import { isPaying } from '../machine/booking-payment.ts'
import type { BookingView } from '../session/booking-view.ts'
import type { StepWords } from '../product/product-on-pages.ts'

export type PayStageState = 'done' | 'doing' | 'retrying' | 'waiting'

/** What a traveller is told of while Pay runs; without `words`, the payment itself. */
export interface PayStage {
  readonly name: string
  readonly words: MessageDescriptor | undefined
  readonly state: PayStageState
}

/**
 * The stages of the steps that this booking sends, and the payment after them. All before the first that is not done are
 * done, all after it wait; a step without words of its own goes under the next one's.
 */
export const payProgress = ({ steps, payment }: BookingView, told: readonly StepWords[]): readonly PayStage[] => {
  const sent = told.filter(({ name }) => steps[name])
  const stages = sent.filter(({ words }) => words.stage)
  const isOpen = payment.status === 'idle' || isPaying(payment)
  const pending = isOpen ? sent.findIndex(({ name }) => steps[name]?.progress !== 'saved') : -1
  const stage = pending === -1 ? undefined : sent.slice(pending).find(({ words }) => words.stage)
  const at = stage ? stages.indexOf(stage) : stages.length
  const isRetried = steps[sent[pending]?.name ?? '']?.progress === 'retrying'
  const stateAt = (index: number): PayStageState => {
    if (index === at) return isRetried ? 'retrying' : 'doing'
    return index < at ? 'done' : 'waiting'
  }
  const all = [
    ...stages.map(({ name, words }) => ({ name, words: words.stage })),
    { name: 'payment', words: undefined },
  ]
  return all.map((each, index) => ({ ...each, state: stateAt(index) }))
}
