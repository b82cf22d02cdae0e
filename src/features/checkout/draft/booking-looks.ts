import type { Result } from '#domain/problem.ts'
import type { BookingView } from '../session/booking-view.ts'

const firstRetry = 1000
const slowestRetry = 30_000
const soonestLook = 1000

/** In milliseconds, after so many failures; half of the span is chance, `random` from 0 to 1. */
export const retryDelay = (failures: number, random: number): number =>
  Math.min(slowestRetry, firstRetry * 2 ** (failures - 1)) * (0.5 + random / 2)

interface LooksSurroundings {
  readonly read: () => Promise<Result<BookingView>>
  readonly show: (view: BookingView) => void
  /** from 0 to 1 */
  readonly random: () => number
}

/** Reads a booking again: when it moves on by itself, when somebody has changed it, and until an answer has come. */
export const createLooks = ({ read, show, random }: LooksSurroundings) => {
  let failures = 0
  let looking: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  const look = async (): Promise<void> => {
    const result = await read().catch(() => undefined)
    failures = result?.ok ? 0 : failures + 1
    if (result?.ok) show(result.value)
    // one that is gone is begun again by what is typed
    else if (result?.problem.code !== 'no_booking') lookIn(retryDelay(failures, random()))
  }

  const lookIn = (milliseconds: number): void => {
    clearTimeout(looking)
    if (!isStopped) looking = setTimeout(() => void look(), milliseconds)
  }

  return {
    look,
    /** The booking moves on by itself after a while: the screen is to say so. */
    lookLater: ({ movesIn }: BookingView): void => {
      clearTimeout(looking)
      if (movesIn !== null) lookIn(Math.max(soonestLook, movesIn + soonestLook / 2))
    },
    stop: (): void => {
      isStopped = true
      clearTimeout(looking)
    },
  }
}
