import { useEffect, useState } from 'react'
import type { Problem } from '#domain/problem.ts'
import { type BookedTrip, isToCome } from '../booked/booked-trip.ts'
import { useReadTripAgain } from '../booked/followed-trip.tsx'
import { tripStatusId } from '../held/let-go.tsx'
import { cancelTrip, quoteCancel } from '../trips.functions.ts'
import { type CancelChoice, choiceKey, sumOf } from './cancel-choice.ts'

/** Why something was not done. `dearer`: suppliers keep more than was said. */
export type CancelRefusal = 'failed' | 'limited' | 'dearer' | 'gone'

const refusals: Partial<Record<Problem['_tag'], CancelRefusal>> = {
  TooManyRequests: 'limited',
  PriceChanged: 'dearer',
  NotCancellable: 'gone',
}

const refusalOf = (problem: Problem | undefined): CancelRefusal => (problem && refusals[problem._tag]) ?? 'failed'

interface Canceling {
  /** `unasked`: what comes back could not be had */
  readonly stage: 'closed' | 'asking' | 'unasked' | 'choosing' | 'sending'
  readonly choices: readonly CancelChoice[]
  readonly refusal: CancelRefusal | undefined
}

const closed: Canceling = { stage: 'closed', choices: [], refusal: undefined }

/** The answer was lost, and what was asked for is done: what stood open is gone with what it was about. */
const doneUnheard: Canceling = { ...closed }

/** The way from the button to a trip that is canceled: what comes back is asked for first, and once more where it has changed. */
export const useCanceling = ({ id, total: { currency }, status, parts, isOver }: BookedTrip) => {
  const readAgain = useReadTripAgain()
  const [canceling, setCanceling] = useState(closed)
  // outlives a second question: whoever kept a part keeps it at another price of the rest
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const stands = !isOver && status.booking === 'Confirmed' && parts.some(isToCome)
  if (!stands && canceling.stage !== 'closed' && canceling.stage !== 'sending') setCanceling(doneUnheard)
  useEffect(() => {
    if (canceling === doneUnheard) document.getElementById(tripStatusId)?.focus()
  }, [canceling])
  const close = (): void => {
    setCanceling(closed)
    setLeft(new Set())
  }
  const ask = async (refusal?: CancelRefusal): Promise<void> => {
    setCanceling({ stage: 'asking', choices: [], refusal })
    const quoted = await quoteCancel({ data: id }).catch(() => undefined)
    const answered: Canceling = quoted?.ok
      ? { stage: 'choosing', choices: quoted.value, refusal }
      : { stage: 'unasked', choices: [], refusal: refusalOf(quoted?.problem) }
    // it may have been closed meanwhile
    setCanceling((now) => (now.stage === 'asking' ? answered : now))
  }
  const send = async (chosen: readonly CancelChoice[]): Promise<void> => {
    setCanceling((now) => ({ ...now, stage: 'sending', refusal: undefined }))
    const partIds = chosen.flatMap((choice) => choice.partIds)
    const done = await cancelTrip({ data: { id, partIds, kept: sumOf(chosen, currency).kept } }).catch(() => undefined)
    if (done?.ok) {
      close()
      await readAgain()
      // the button that was pressed may be gone with what it cancels
      document.getElementById(tripStatusId)?.focus()
      return
    }
    const refusal = refusalOf(done?.problem)
    if (refusal === 'dearer') return ask(refusal)
    setCanceling((now) => ({ ...now, stage: 'choosing', refusal }))
    await readAgain()
  }
  const toggle = (choice: CancelChoice): void => {
    const next = new Set(left)
    if (!next.delete(choiceKey(choice))) next.add(choiceKey(choice))
    setLeft(next)
  }
  return {
    ...canceling,
    left,
    toggle,
    stands,
    ask: () => void ask(),
    send: (chosen: readonly CancelChoice[]) => void send(chosen),
    close,
  }
}
