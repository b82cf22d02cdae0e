import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { SignedCardKeys } from '../../domain/card/card-envelope.ts'
import type { BookingView } from '../../src/features/checkout/session/booking-view.ts'
import type { PartsDecision } from '../../src/features/checkout/machine/booking-payment.ts'
import { type DraftPatch, applyPatch } from '../../src/features/checkout/draft/draft-patch.ts'
import type { CancelChoice } from '../../src/features/trips/cancel/cancel-choice.ts'
import { createVisitor } from '../visitor/booking-visitor.ts'
import { postToProvider, sealedForProvider } from '../visitor/provider-page.ts'
import { sealedCard } from '../visitor/sealed-card.ts'
import { type Detour, type Intent, type Traveller, cardNumbers, typedIn } from './traveller.ts'

interface Answer<Value> {
  readonly ok: boolean
  readonly value: Value
  readonly problem?: { readonly code: string }
}

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

const cardOf = (number: string) => ({ name: 'Ana Perez', number, expiry: '12 / 30', cvv: '123' })

/** Nothing was begun, or nothing was ready: the page says so, and that Pay may be pressed again. */
const isWorthAnotherPress = ({ payment }: BookingView): boolean => {
  const outcome = payment.status === 'idle' ? payment.last?.outcome : 'decided'
  return outcome === undefined || outcome === 'notReady' || outcome === 'notCharged' || outcome === 'expired'
}

const decided: ReadonlySet<string> = new Set(['idle', 'confirmed'])

/** Books as a traveller would: types, reloads, pays, tries again; never gives up over a lost answer. */
export const bookOne = async (traveller: Traveller, world: World): Promise<Ended> => {
  const visitor = createVisitor(world.site, world.ids, world.cookie)
  const until = Date.now() + world.bookingTimeoutMs
  const broken: string[] = []

  /** Again and again until the site answers, as pages do. */
  const persistently = async <Value>(name: string, data?: unknown): Promise<Value> => {
    for (let turn = 0; ; turn += 1) {
      const answer = (await visitor.call(name, data).catch(() => undefined)) as Answer<Value> | undefined
      if (answer?.ok) return answer.value
      if (Date.now() > until) throw new Error(`${name} was never answered: ${JSON.stringify(answer)}`)
      await wait(Math.min(2000, 100 * 2 ** turn))
    }
  }

  const read = (): Promise<BookingView> => persistently('readBooking')

  const type = async (view: BookingView, patch: DraftPatch): Promise<BookingView> => {
    const { view: saved } = await persistently<{ view: BookingView }>('saveDraft', { patch, version: view.version })
    const expected = typedIn({ ...view, draft: applyPatch(view.draft, patch) })
    if (!isDeepStrictEqual(typedIn(await read()), expected)) broken.push('a saved draft was lost')
    return saved
  }

  /** What is charged for what is left, where a part was refused and the traveller has kept the rest. */
  let keptFor: number | undefined

  /** Says what is to become of what is left, in two tabs at once; where both answers are lost, it is asked again. */
  const decide = async ({ kept }: PartsDecision): Promise<void> => {
    const say = () => visitor.call('decideParts', traveller.keeps).catch(() => undefined)
    await Promise.all([say(), say()])
    keptFor = traveller.keeps === 'keep' ? kept.amount : undefined
  }

  /** Asks until it is known how the payment stands. */
  const settled = async (view: BookingView): Promise<BookingView> => {
    let now = view
    while (!decided.has(now.payment.status) && now.payment.status !== 'challenge' && now.payment.status !== 'hosted') {
      if (Date.now() > until) throw new Error(`the payment stayed ${now.payment.status}`)
      if (now.payment.status === 'deciding') await decide(now.payment.decision)
      await wait(500)
      now = await persistently('askPayment')
    }
    return now
  }

  const atProvider = async (url: string, fields: Record<string, string>): Promise<void> => {
    await postToProvider(url, fields, world.site).catch(() => undefined)
  }

  /** As often as it takes; a page that takes no card any more has nothing to be sent. */
  const sealedThere = async (url: string): Promise<Record<string, string>> => {
    for (let turn = 0; turn < 10; turn += 1) {
      const fields = await sealedForProvider(url, cardOf(cardNumbers.good), world.site).catch(() => undefined)
      if (fields) return fields
      await wait(100)
    }
    return { action: 'pay' }
  }

  const loadKeys = (asked: unknown): Promise<SignedCardKeys> => persistently('loadCardKeys', asked)

  const press = async (view: BookingView, intent: Intent): Promise<BookingView> => {
    const agreed = view.total
    if (intent.by === 'page') return payOrAsk({ method: 'hosted', agreed })
    if (intent.by === 'hold') return payOrAsk({ method: 'hold', agreed })
    return payOrAsk({ method: 'card', agreed, cardEnvelope: await sealedCard(cardOf(intent.number), agreed, loadKeys) })
  }

  /** A lost answer to Pay is asked after, never paid again. */
  const payOrAsk = async (data: unknown): Promise<BookingView> => {
    const answer = (await visitor.call('payBooking', data).catch(() => undefined)) as Answer<BookingView> | undefined
    return settled(answer?.ok ? answer.value : await persistently('askPayment'))
  }

  const elsewhere = async (view: BookingView, intent: Intent): Promise<BookingView> => {
    for (let turn = 0; Date.now() < until; turn += 1) {
      const { payment } = turn === 0 ? view : await settled(await persistently('askPayment'))
      if (payment.status === 'challenge') {
        await atProvider(payment.url, { answer: intent.by === 'card' ? intent.atBank : 'approve' })
      } else if (payment.status === 'hosted') {
        const pays = intent.by === 'page' && intent.action === 'pay'
        await atProvider(payment.url, pays ? await sealedThere(payment.url) : { action: 'cancel' })
      } else return read()
      await wait(300)
    }
    throw new Error(`the bank or the provider never came to an end: ${JSON.stringify((await read()).payment)}`)
  }

  const pay = async (intent: Intent): Promise<BookingView> => {
    let view = await settled(await read())
    /** What was not ready or never arrived is tried again by anybody who wants to fly. */
    for (let turn = 0; turn < 30; turn += 1) {
      if (view.priceChange) view = await persistently('acceptPrice')
      view = await elsewhere(await press(view, intent), intent)
      if (view.payment.status === 'confirmed') return view
      if (!isWorthAnotherPress(view)) return view
      await wait(250)
    }
    return view
  }

  /** Opens the page to pay for held seats on in two tabs, and pays on both, until the trip says that it is paid for. */
  const payHeld = async (id: string, agreed: Offer['shown']): Promise<void> => {
    const inATab = async (): Promise<void> => {
      const asked = { id, agreed, locale: 'en' }
      const answer = (await visitor.call('payHeldTrip', asked).catch(() => undefined)) as Answer<string> | undefined
      if (answer?.ok) await atProvider(answer.value, await sealedThere(answer.value))
    }
    for (;;) {
      const { status } = await persistently<{ status: { booking: string } }>('loadBooking', id)
      if (status.booking === 'Confirmed') return
      if (Date.now() > until) throw new Error(`held seats were never paid for: ${status.booking}`)
      await Promise.all([inATab(), inATab()])
      await wait(300)
    }
  }

  /** What a supplier confirms by hand is charged once it has, of which the trip tells; answers whether it has. */
  const untilConfirmed = async (id: string): Promise<boolean> => {
    for (;;) {
      const { status } = await persistently<{ status: { booking: string } }>('loadBooking', id)
      if (status.booking !== 'Held') return status.booking !== 'Failed'
      if (Date.now() > until) throw new Error('the supplier never confirmed it')
      await wait(1000)
    }
  }

  /** Cancels a booking at what was told, in two tabs at once, until nothing of it is left to cancel; answers what is kept. */
  const cancelled = async (id: string): Promise<number | undefined> => {
    let keeps: number | undefined
    for (;;) {
      const choices = await persistently<readonly CancelChoice[]>('quoteCancel', id)
      const choice = choices.find(({ isFinal }) => !isFinal)
      if (!choice) return keeps
      if (Date.now() > until) throw new Error('it was never cancelled')
      keeps = choice.kept.amount
      const { partIds, kept } = choice
      const say = () => visitor.call('cancelTrip', { id, partIds, kept }).catch(() => undefined)
      await Promise.all([say(), say()])
      await wait(300)
    }
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
    const good = payment.status === 'hosted' ? await sealedThere(payment.url) : { answer: 'approve' }
    const payOld = () => atProvider(payment.url, good)
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
    agreed: keptFor ?? total.amount,
    cancelledFor,
    // of a package that is kept without its stay, the flight
    kind: keptFor === undefined ? draft.kind : 'flight',
    broken,
  })

  const bookedIn = async ({ payment, total }: BookingView): Promise<string | undefined> => {
    if (payment.status !== 'confirmed') return undefined
    const { bookingId } = payment
    if (traveller.holds) await payHeld(bookingId, total)
    return traveller.holds || (await untilConfirmed(bookingId)) ? bookingId : undefined
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
  return endedAs(view, bookingId, isCancelled ? await cancelled(bookingId) : undefined)
}
