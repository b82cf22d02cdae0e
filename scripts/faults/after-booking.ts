import { setTimeout as wait } from 'node:timers/promises'
import type { CancelChoice } from '../../src/features/trips/cancel/cancel-choice.ts'
import { atProvider, sealedThere } from './at-provider.ts'
import type { PersistentVisitor } from './persistent-visitor.ts'

const bookingStatus = async ({ persistently }: PersistentVisitor, id: string): Promise<string> =>
  (await persistently<{ status: { booking: string } }>('loadBooking', id)).status.booking

/** Opens the page to pay for held seats on in two tabs, and pays on both, until the trip says that it is paid for. */
export const payHeld = async (
  visitor: PersistentVisitor,
  id: string,
  agreed: { readonly amount: number; readonly currency: string },
): Promise<void> => {
  const inATab = async (): Promise<void> => {
    const answer = await visitor.once<string>('payHeldTrip', { id, agreed, locale: 'en' })
    if (answer?.ok) await atProvider(answer.value, await sealedThere(answer.value, visitor.site), visitor.site)
  }
  for (;;) {
    const status = await bookingStatus(visitor, id)
    if (status === 'Confirmed') return
    if (!visitor.isInTime()) throw new Error(`held seats were never paid for: ${status}`)
    await Promise.all([inATab(), inATab()])
    await wait(300)
  }
}

/** What a supplier confirms by hand is charged once it has, of which the trip tells; answers whether it has. */
export const untilConfirmed = async (visitor: PersistentVisitor, id: string): Promise<boolean> => {
  for (;;) {
    const status = await bookingStatus(visitor, id)
    if (status !== 'Held') return status !== 'Failed'
    if (!visitor.isInTime()) throw new Error('the supplier never confirmed it')
    await wait(1000)
  }
}

/** Cancels a booking at what was told, in two tabs at once, until nothing of it is left to cancel; answers what is kept. */
export const cancelWhole = async (visitor: PersistentVisitor, id: string): Promise<number | undefined> => {
  let keeps: number | undefined
  for (;;) {
    const choices = await visitor.persistently<readonly CancelChoice[]>('quoteCancel', id)
    const choice = choices.find(({ isFinal }) => !isFinal)
    if (!choice) return keeps
    if (!visitor.isInTime()) throw new Error('it was never cancelled')
    keeps = choice.kept.amount
    const { partIds, kept } = choice
    await visitor.inTwoTabs('cancelTrip', { id, partIds, kept })
    await wait(300)
  }
}
