import type { Result } from '#domain/problem.ts'
import type { createCardStore } from '../card/card-store.ts'
import type { BookingView } from '../session/booking-view.ts'
import type { createDraftStore } from './draft-store.ts'

interface Typed {
  readonly draft: Pick<ReturnType<typeof createDraftStore>, 'forget'>
  readonly card: Pick<ReturnType<typeof createCardStore>, 'clear'>
}

/** What was typed, and the card, are forgotten once the server has: until it says so, none of it is sent, and none is lost. */
export const startOver = async (
  { draft, card }: Typed,
  restart: () => Promise<Result<BookingView>>,
): Promise<Result<BookingView>> => {
  const bringBack = draft.forget()
  const result = await restart().catch((fault: unknown) => {
    bringBack()
    throw fault
  })
  if (result.ok && result.value.payment.status === 'idle') card.clear()
  else bringBack()
  return result
}
