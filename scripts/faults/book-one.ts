import { isDeepStrictEqual } from 'node:util'
import { type DraftPatch, applyPatch } from '../../src/features/checkout/draft/draft-patch.ts'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import { cancelWhole, payHeld, untilConfirmed } from './after-booking.ts'
import { atProvider, sealedThere } from './at-provider.ts'
import { createPayer } from './pay-as-traveller.ts'
import { createPersistentVisitor } from './persistent-visitor.ts'
import { type Detour, type Intent, type Traveller, cardNumbers, typedIn } from './traveller.ts'

export interface Offer {
  readonly kind: string
  readonly offerId: string
  readonly shown: { readonly amount: number; readonly currency: string }
}

interface World {
  readonly site: URL
  readonly ids: ReadonlyMap<string, string>
  readonly cookie: string
  /** what the traveller means to book */
  readonly offer: Offer
  /** what is chosen in a second tab */
  readonly otherOffer: Offer
  /** how long one booking may take with everything together */
  readonly bookingTimeoutMs: number
}

export interface Ended {
  readonly traveller: Traveller
  readonly payment: BookingView['payment']
  /** the booking that stands, or stood until it was called off; undefined where there is none, or its supplier said no to it by hand */
  readonly bookingId: string | undefined
  readonly agreed: number
  /** what is kept of it, where it was cancelled since */
  readonly cancelledFor: number | undefined
  /** what it was a booking of at last */
  readonly kind: string
  /** in words: what a traveller would rightly be angry about */
  readonly broken: readonly string[]
}

/** Books as a traveller would: types, reloads, pays, tries again; never gives up over a lost answer. */
export const bookOne = async (traveller: Traveller, world: World): Promise<Ended> => {
  const visitor = createPersistentVisitor(world)
  const { persistently, read } = visitor
  const { pay, press, settled, keptFor } = createPayer(visitor, traveller)
  const broken: string[] = []

  const type = async (view: BookingView, patch: DraftPatch): Promise<BookingView> => {
    const { view: saved } = await persistently<{ view: BookingView }>('saveDraft', { patch, version: view.version })
    const expected = typedIn({ ...view, draft: applyPatch(view.draft, patch) })
    if (!isDeepStrictEqual(typedIn(await read()), expected)) broken.push('a saved draft was lost')
    return saved
  }

  const leave = async ({ leave: how }: Detour, view: BookingView): Promise<void> => {
    if (how === 'startOver') await persistently('restartBooking')
    if (how === 'again') await persistently('startBooking', { ...world.offer, again: true })
    if (how === 'otherOffer') await persistently('startBooking', world.otherOffer)
    if (how === 'card') await press(view, { by: 'card', number: cardNumbers.good, atBank: 'approve' })
  }

  /** Leaves a payment open somewhere, goes another way, and pays the page that was left. */
  const goRound = async (detour: Detour): Promise<BookingView> => {
    const first: Intent =
      detour.open === 'page'
        ? { by: 'page', action: 'pay' }
        : { by: 'card', number: cardNumbers.challenge, atBank: 'approve' }
    const opened = await press(await settled(await read()), first)
    const { payment } = opened
    if (payment.status !== 'hosted' && payment.status !== 'challenge') return opened
    const good = payment.status === 'hosted' ? await sealedThere(payment.url, world.site) : { answer: 'approve' }
    const payOld = () => atProvider(payment.url, good, world.site)
    if (detour.paysOld === 'before') await payOld()
    await Promise.all([leave(detour, opened), detour.paysOld === 'meanwhile' ? payOld() : undefined])
    await payOld()
    return settled(await persistently('askPayment'))
  }

  const typeAll = async (from: BookingView): Promise<BookingView> => {
    let typed = from
    for (const edit of traveller.edits) typed = await type(typed, edit)
    return typed
  }

  const endedAs = (
    { payment, total, draft }: BookingView,
    bookingId: string | undefined,
    cancelledFor: number | undefined,
  ): Ended => ({
    traveller,
    payment,
    bookingId,
    agreed: keptFor() ?? total.amount,
    cancelledFor,
    // of a package that is kept without its stay, the flight
    kind: keptFor() === undefined ? draft.kind : 'flight',
    broken,
  })

  const bookedIn = async ({ payment, total }: BookingView): Promise<string | undefined> => {
    if (payment.status !== 'confirmed') return undefined
    const { bookingId } = payment
    if (traveller.holds) await payHeld(visitor, bookingId, total)
    return traveller.holds || (await untilConfirmed(visitor, bookingId)) ? bookingId : undefined
  }

  let view = await typeAll(await persistently<BookingView>('startBooking', world.offer))
  if (traveller.detour) {
    view = await goRound(traveller.detour)
    if (view.payment.status !== 'confirmed') view = await typeAll(view)
  }
  for (const intent of traveller.plan) {
    if (view.payment.status === 'confirmed') break
    view = await pay(intent)
  }
  if (view.payment.status === 'idle' && !view.payment.last) broken.push('it ended without a booking and without a word')
  const bookingId = await bookedIn(view)
  const isCancelled = traveller.cancels && bookingId !== undefined && view.draft.kind === traveller.kind
  return endedAs(view, bookingId, isCancelled ? await cancelWhole(visitor, bookingId) : undefined)
}
