import type { Money } from '#domain/money/money.ts'
import type { Result } from '#domain/problem.ts'
import { browserStorage, readStored, writeStored } from '#/ui/browser-storage.ts'
import type { StartInput } from '../session/booking-input.ts'
import type { BookingView } from '../session/booking-view.ts'

const key = 'trayecto.begun-booking'

const isMark = (stored: unknown): stored is 1 => stored === 1

/** Whether a booking was begun in this browser: nobody else's is asked for. */
export const hasBegun = (): boolean => readStored(browserStorage('localStorage'), key, isMark) !== undefined

/** Whether a booking was begun from a page that shows this total: where it costs another by now, that was agreed to. */
export const isBegunFrom = (
  from: Pick<StartInput, 'offerId' | 'shown'> | undefined,
  offerId: string,
  { amount }: Money,
): boolean => from?.offerId === offerId && from.shown.amount === amount

/** A booking that waits to be gone on with, as the server tells it. */
export const isBegun = (answer: Result<BookingView>): boolean =>
  answer.ok && answer.value.payment.status !== 'confirmed'

/** Remembers of each answer whether there is a booking to go on with; one that could not be read is still there. */
export const rememberBegun = (answer: Result<BookingView>): void => {
  const storage = browserStorage('localStorage')
  if (isBegun(answer)) writeStored(storage, key, 1)
  else if (answer.ok || answer.problem.code === 'no_booking') storage.removeItem(key)
}
