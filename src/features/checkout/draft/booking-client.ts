import { proxy } from 'valtio'
import { type CardKeySigner, sealCard } from '#domain/card/card-envelope.ts'
import type { Money } from '#domain/money/money.ts'
import { pageScope } from '#/features/visitor/read-page-scope.ts'
import type { Result } from '#domain/problem.ts'
import { rememberBegun } from './begun-booking.ts'
import type { StartInput } from '../session/booking-input.ts'
import type { BookingView } from '../session/booking-view.ts'
import { createTabs } from './booking-tabs.ts'
import {
  acceptPrice,
  askPayment,
  flushBooking,
  loadCardKeys,
  payBooking,
  readBooking,
  restartBooking,
  saveDraft,
  startBooking,
} from '../session/booking.functions.ts'
import { createCardStore } from '../card/card-store.ts'
import { createDraftStore } from './draft-store.ts'
import { startOver } from './start-over.ts'
import { browserStorage } from '#/ui/browser-storage.ts'

const outlivingThePage: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true })

/** Emitted on the window once a card has reached the backend (rule pay-10); `detail` is the transaction's id. */
const cardDetailsUpdated = 'cardDetailsUpdated'

/** Whose keys a card may be sealed for, as the build was told. */
const cardKeySigner: CardKeySigner = import.meta.env.CARD_SIGNER

/** Nobody whom this build trusts stands for the keys: the card stays here. */
const distrusted: Result<never> = {
  ok: false,
  problem: {
    _tag: 'Unavailable',
    code: 'card_keys_distrusted',
    message: 'The keys for cards are not signed by whom this site trusts.',
    requestId: undefined,
  },
}

const pageLanguage = (): NonNullable<StartInput['page']> => {
  const { locale, prefixed } = pageScope()
  return { locale, prefixed }
}

/** What stands beside the button. */
export type PaidView = Pick<BookingView, 'total' | 'draft' | 'payments' | 'transactionId'>

/** Where the traveller came from, as far as they let that be told. */
type Told = Promise<StartInput['infoData']>

const askedOf = ({ total, draft: { item } }: PaidView) => ({ agreed: total, offerId: item.offerId })

/** A visitor's booking as screens use it: the draft, the card, and every call. One for each page: `BookingProvider` makes it. */
export const createBookingClient = () => {
  const tabs = createTabs()
  /** What was begun, or gone on with, from the total that its page shows; who led there is told again where it begins again. And how often it was
   * started over. */
  const begun = proxy<{ from: StartInput | undefined; restarts: number }>({ from: undefined, restarts: 0 })
  const draft = createDraftStore({
    save: (patch, version) => saveDraft({ data: { patch, version } }),
    read: () => readBooking(),
    flush: (patch) => flushBooking({ data: { patch }, fetch: outlivingThePage }),
    begin: async ({ kind, item: { offerId, total, withExtras } }) => {
      const before = begun.from?.offerId === offerId ? begun.from : {}
      const result = told(
        await startBooking({
          data: { ...before, kind, offerId, shown: total, ...(withExtras && { withExtras }), page: pageLanguage() },
        }),
      )
      rememberBegun(result)
      return result
    },
    storage: browserStorage(),
    announce: tabs.announce,
    random: Math.random,
  })
  const card = createCardStore(() => new Date())

  /** Other tabs show the booking too. */
  const told = (result: Result<BookingView>): Result<BookingView> => {
    if (result.ok) tabs.announce(result.value.version)
    return result
  }

  const shown = (result: Result<BookingView>): Result<BookingView> => {
    rememberBegun(result)
    if (result.ok) draft.show(result.value)
    return result
  }

  const loaded = (result: Result<BookingView>): Result<BookingView> => {
    rememberBegun(result)
    if (result.ok) draft.load(result.value)
    return result
  }

  const tellOfCard = (before: string | null | undefined): void => {
    const transactionId = draft.state.view?.transactionId
    if (transactionId && transactionId !== before) {
      window.dispatchEvent(new CustomEvent(cardDetailsUpdated, { detail: { transactionId } }))
    }
  }

  const pay = async (data: Parameters<typeof payBooking>[0]['data'], told: Told): Promise<Result<BookingView>> => {
    const before = draft.state.view?.transactionId
    await draft.store()
    const infoData = await told
    const result = shown(await payBooking({ data: { ...data, ...(infoData && { infoData }), page: pageLanguage() } }))
    tellOfCard(before)
    return result
  }

  /** Keys are given to a booking: one that the server has forgotten begins again first. */
  const keysFor = async (nonce: string): ReturnType<typeof loadCardKeys> => {
    const keys = await loadCardKeys({ data: { nonce } })
    if (keys.ok || keys.problem.code !== 'no_booking' || !(await draft.store())) return keys
    return loadCardKeys({ data: { nonce } })
  }

  return {
    draft,
    card,
    tabs,
    begun,
    /** Begins the booking of an offer at the total that was shown, or goes on with it. */
    start: async (input: StartInput) => told(loaded(await startBooking({ data: { ...input, page: pageLanguage() } }))),
    /** The booking that this visitor has, if any. */
    resume: async () => loaded(await readBooking()),
    /** Forgets what was entered for this flight. */
    restart: async () => {
      const result = told(shown(await startOver({ draft, card }, () => restartBooking())))
      if (result.ok && result.value.payment.status === 'idle') begun.restarts += 1
      return result
    },
    acceptPrice: async (agreed: Money) => told(shown(await acceptPrice({ data: { agreed } }))),
    /** Encrypts the card here, sends what is left, and pays for what the page showed as Pay was pressed. */
    payByCard: async (view: PaidView, told: Told): Promise<Result<BookingView>> => {
      const asked = askedOf(view)
      const nonce = crypto.randomUUID()
      const keys = await keysFor(nonce)
      if (!keys.ok) return keys
      const cardEnvelope = await sealCard(card.read(), keys.value, {
        agreed: asked.agreed,
        nonce,
        signer: cardKeySigner,
      })
      if (cardEnvelope === undefined) return distrusted
      const result = await pay({ method: 'card', ...asked, cardEnvelope }, told)
      if (result.ok && result.value.payment.status !== 'idle') card.clear()
      return result
    },
    holdSeats: (view: PaidView, told: Told) => pay({ method: 'hold', ...askedOf(view) }, told),
    payOnPage: (view: PaidView, told: Told) => pay({ method: 'hosted', ...askedOf(view) }, told),
    askPayment: async () => shown(await askPayment()),
  }
}

export type BookingClient = ReturnType<typeof createBookingClient>
