import { setTimeout as wait } from 'node:timers/promises'
import { createDraftStore } from '../../../src/features/checkout/draft/draft-store.ts'
import type { DraftPatch } from '../../../src/features/checkout/draft/draft-patch.ts'
import type { BookingView, SavedDraft } from '../../../src/features/checkout/session/booking-view.ts'
import type { Result } from '../../../domain/problem.ts'
import type { createVisitor } from '../../visitor/booking-visitor.ts'

/** From the end of a field to the next one, in milliseconds. */
const nextField = 1000

const summary: readonly DraftPatch[] = [
  { customer: { email: 'ana@example.com' } },
  { customer: { phone: '+573001234567' } },
  { passengers: { '1': { firstName: 'Ana' } } },
  { passengers: { '1': { lastName: 'Muñoz' } } },
  { passengers: { '1': { gender: 'female' } } },
  { passengers: { '1': { dateOfBirth: '1990-05-01' } } },
]
const billing: readonly DraftPatch[] = [
  { billing: { cardHolderName: 'Ana Muñoz' } },
  { billing: { addressLine1: 'Calle 93' } },
  { billing: { city: 'Bogotá' } },
  { billing: { country: 'CO' } },
]

/** A traveller who fills in both forms as a page sends it, field after field, and goes on; ten fields in all. */
export const typingVisitor = (visitor: ReturnType<typeof createVisitor>, view: BookingView) => {
  const call = <Value>(name: string, data?: unknown) => visitor.call(name, data) as Promise<Result<Value>>
  const store = createDraftStore({
    save: (patch, version) => call<SavedDraft>('saveDraft', { patch, version }),
    read: () => call<BookingView>('readBooking'),
    flush: (patch) => call<BookingView>('flushBooking', { patch }),
    begin: ({ kind, item: { offerId, total } }) => call<BookingView>('startBooking', { kind, offerId, shown: total }),
    storage: { getItem: () => null, setItem: () => undefined },
    announce: () => undefined,
    random: Math.random,
  })
  store.load(view)
  const type = async (fields: readonly DraftPatch[]): Promise<void> => {
    for (const field of fields) {
      store.edit(field)
      await wait(nextField)
    }
    await store.flush()
  }
  return { summary: () => type(summary), billing: () => type(billing), leave: () => store.leave() }
}
