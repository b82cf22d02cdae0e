import { proxy, ref } from 'valtio'
import type { Problem, Result } from '#domain/problem.ts'
import type { BookingView, SavedDraft } from '../session/booking-view.ts'
import { type DraftPatch, applyPatch, mergePatches, wholePatch } from './draft-patch.ts'
import type { Draft } from './draft.ts'
import type { SessionStorage } from '#/ui/browser-storage.ts'
import { createLooks, retryDelay } from './booking-looks.ts'
import { createUnsentEdits, readUnsent, writeUnsent } from './unsent-edits.ts'

export interface DraftState {
  /** what the server last said; undefined until a booking is there */
  view: BookingView | undefined
  /** what the fields show: the server's draft and, on top, what it has not heard of yet */
  draft: Draft | undefined
  /**
   * `gone`: the server keeps no such booking any more, and what it was of can be booked no more; `noCookies`: the browser does not
   * keep which booking is its own, and no other try would change that
   */
  saving: 'saved' | 'saving' | 'notSaved' | 'gone' | 'noCookies'
  /** who wanted to go on stayed, as not everything could be stored; until it is */
  isHeldUp: boolean
  /** another tab of this visitor wrote; its words are in `draft` */
  changedElsewhere: boolean
}

export interface DraftSurroundings {
  readonly save: (patch: DraftPatch, version: number) => Promise<Result<SavedDraft>>
  readonly read: () => Promise<Result<BookingView>>
  /** must outlive the page: `keepalive` */
  readonly flush: (patch: DraftPatch) => Promise<Result<BookingView>>
  /** begins the booking of what is shown once more */
  readonly begin: (draft: Draft) => Promise<Result<BookingView>>
  readonly storage: SessionStorage
  /** tells the visitor's other tabs that there is a new version */
  readonly announce: (version: number) => void
  /** from 0 to 1 */
  readonly random: () => number
}

/** Edits that follow each other within this many milliseconds go in one call: whoever goes from field to field is not one call a field. */
const coalescing = 1500

/** Asked again, the answer would be the same. */
const isFinal = ({ _tag }: Problem): boolean => _tag === 'OfferGone' || _tag === 'NotFound' || _tag === 'InvalidRequest'

type Timer = ReturnType<typeof setTimeout> | undefined

/** What one visitor types before paying, in one page. A store for each page: make it in a provider. */
export const createDraftStore = ({ save, read, flush, begin, storage, announce, random }: DraftSurroundings) => {
  const state = proxy<DraftState>({
    view: undefined,
    draft: undefined,
    saving: 'saved',
    isHeldUp: false,
    changedElsewhere: false,
  })
  const unsent = createUnsentEdits()
  let failures = 0
  let sending: Timer
  let isLeft = false
  let isGone = false
  /** until the next answer, which tells whether the browser has kept its cookie */
  let isBegunAnew = false
  let keepsNoCookies = false
  /** the version that another tab announced, until it is shown */
  let announced: number | undefined

  const tellSaving = (): void => {
    if (isGone) state.saving = 'gone'
    else if (keepsNoCookies) state.saving = 'noCookies'
    else if (failures > 0) state.saving = 'notSaved'
    else state.saving = unsent.isEmpty() ? 'saved' : 'saving'
  }

  const remember = (): void => {
    if (state.view) writeUnsent(storage, state.view.draft.item.offerId, unsent.all())
    tellSaving()
  }

  const show = (view: BookingView): void => {
    if (isOlder(view)) return
    if (announced !== undefined && view.version >= announced) {
      state.changedElsewhere = true
      announced = undefined
    }
    isGone = false
    state.view = ref(view)
    state.draft = ref(applyPatch(view.draft, unsent.all()))
    remember()
    looks.lookLater(view)
  }

  const looks = createLooks({ read, show, random })

  /** Answers may overtake each other. */
  const isOlder = (view: BookingView): boolean => state.view !== undefined && view.version < state.view.version

  const sendIn = (milliseconds: number): void => {
    clearTimeout(sending)
    if (!isLeft) sending = setTimeout(() => void send(), milliseconds)
  }

  const landed = (patch: DraftPatch, view: BookingView): void => {
    unsent.landed(patch)
    failures = 0
    isBegunAnew = false
    keepsNoCookies = false
    state.isHeldUp = false
    show(view)
    announce(view.version)
    if (!unsent.isEmpty() && !unsent.isUnderWay()) sendIn(0)
  }

  /** The server has forgotten the booking, and the traveller has not: it begins again, and all that is shown is sent. */
  const beginAgain = async (): Promise<boolean> => {
    if (!state.draft || isLeft) return false
    const result = await begin(state.draft).catch(() => undefined)
    if (result?.ok) {
      isBegunAnew = true
      unsent.add(wholePatch(state.draft))
      show(result.value)
    } else if (result && isFinal(result.problem)) {
      isGone = true
      tellSaving()
    }
    return result?.ok === true
  }

  /** Whether a forgotten booking has begun again; it does for what is to be sent, and where it `isNeeded`. */
  const failed = async (patch: DraftPatch, problem: Problem | undefined, isNeeded = false): Promise<boolean> => {
    unsent.failed(patch)
    // with nothing left to send, none would succeed and say that all is well again
    failures = unsent.isEmpty() ? 0 : failures + 1
    const isForgotten = problem?.code === 'no_booking'
    keepsNoCookies = isForgotten && (isBegunAnew || keepsNoCookies)
    isBegunAnew = false
    remember()
    const isBegun = isForgotten && (isNeeded || (failures > 0 && !keepsNoCookies)) && (await beginAgain())
    if (!isGone && !keepsNoCookies && !unsent.isEmpty())
      sendIn(isBegun && failures <= 1 ? 0 : retryDelay(failures, random()))
    return isBegun
  }

  const send = async (): Promise<void> => {
    clearTimeout(sending)
    if (unsent.isUnderWay() || !state.view || unsent.isEmpty()) return
    const patch = unsent.take()
    const result = await save(patch, state.view.version).catch(() => undefined)
    if (!result?.ok) return void (await failed(patch, result?.problem))
    if (result.value.changedElsewhere) state.changedElsewhere = true
    landed(patch, result.value.view)
  }

  /** Everything goes to the backend without waiting. Whether the server has it. */
  const flushAll = async (isNeeded: boolean): Promise<boolean> => {
    if (!state.view) return false
    clearTimeout(sending)
    const patch = unsent.take()
    const result = await flush(patch).catch(() => undefined)
    if (result?.ok) landed(patch, result.value)
    else if ((await failed(patch, result?.problem, isNeeded)) && isNeeded) return flushAll(false)
    return result?.ok === true
  }

  const edit = (patch: DraftPatch): void => {
    if (!state.draft) return
    unsent.add(patch)
    state.draft = ref(applyPatch(state.draft, patch))
    remember()
    if (!unsent.isUnderWay() && failures === 0) sendIn(coalescing)
  }

  return {
    state,
    /** A booking was started or read: its draft comes up, with what this tab had not sent before a reload on top. */
    load: (view: BookingView): void => {
      if (!state.view) unsent.add(readUnsent(storage, view.draft.item.offerId))
      state.isHeldUp = false
      show(view)
      if (!unsent.isEmpty()) sendIn(0)
    },
    /** The answer of any other call of the booking. */
    show,
    edit,
    /** The page may be left: what was typed is stored. */
    flush: () => flushAll(false),
    /** Who goes on needs the booking: it is begun again where the server has forgotten it. Whether the server has everything. */
    store: async (): Promise<boolean> => {
      state.isHeldUp = false
      const isStored = await flushAll(true)
      state.isHeldUp = !isStored
      return isStored
    },
    /** The network is back, or the traveller asks: tries at once. */
    retry: (): Promise<void> => send(),
    /** Another tab has announced a version. */
    heardOf: async (version: number): Promise<void> => {
      if (!state.view || version <= state.view.version) return
      announced = version
      await looks.look()
    },
    /** The page is shown again after a while in which it heard nothing. */
    catchUp: async (): Promise<void> => {
      if (state.view) await looks.look()
    },
    /** What was typed is not wanted any more. What this answers brings it back, beneath what was typed since. */
    forget: (): (() => void) => {
      const forgotten = unsent.all()
      clearTimeout(sending)
      failures = 0
      unsent.forget()
      remember()
      return () => edit(mergePatches(forgotten, unsent.all()))
    },
    acknowledgeChange: (): void => {
      state.changedElsewhere = false
    },
    /**
     * Nobody sees this draft any more: what was typed goes once, since the next page may be of another offer, which would not look for
     * it. Nothing is tried again: it would come after what is typed there.
     */
    leave: (): void => {
      isLeft = true
      looks.stop()
      if (!unsent.isEmpty()) void flushAll(false)
    },
  }
}
