import type { Result } from '#domain/problem.ts'
import type { BookingView } from '../session/booking-view.ts'

const key = 'trayecto.begun-booking'

/** Storage that is full or switched off remembers nothing, and fails nothing. */
const store = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}

/** Whether a booking was begun in this browser: nobody else's is asked for. */
export const hasBegun = (): boolean => store((storage) => storage.getItem(key)) === '1'

/** A booking that waits to be gone on with, as the server tells it. */
export const isBegun = (answer: Result<BookingView>): boolean =>
  answer.ok && answer.value.payment.status !== 'confirmed'

/** Remembers of each answer whether there is a booking to go on with; one that could not be read is still there. */
export const rememberBegun = (answer: Result<BookingView>): void => {
  if (isBegun(answer)) store((storage) => storage.setItem(key, '1'))
  else if (answer.ok || answer.problem.code === 'no_booking') store((storage) => storage.removeItem(key))
}
