import { proxy } from 'valtio'
import {
  type PriceHold,
  type HeldPrice,
  type HoldKind,
  acknowledgeEnd,
  continueHold,
  extendHold,
  observeHold,
  pauseHold,
  remainingTime,
  resumeHold,
  startHold,
  warningTime,
} from './price-hold.ts'
import type { SessionStorage } from '#/ui/browser-storage.ts'
import { readHold, writeHold } from './stored-hold.ts'

export interface HoldTimerState {
  /** undefined on the server and until the browser has looked at its clock */
  held: HeldPrice | undefined
  /** less than a minute is left */
  endsSoon: boolean
  timerFinished: boolean
  /** the check that may extend the hold, or begin it anew */
  recheck: 'idle' | 'pending' | 'failed'
}

interface Surroundings {
  readonly now: () => number
  readonly storage: SessionStorage
}

const endsSoon = (held: HeldPrice, now: number): boolean =>
  held.status === 'running' && remainingTime(held, now) <= warningTime

/** The hold on one page's prices, kept for the browser's session. A store for each visitor: make it in a provider. */
export const createHoldTimer = ({ now, storage }: Surroundings) => {
  const state = proxy<HoldTimerState>({ held: undefined, endsSoon: false, timerFinished: false, recheck: 'idle' })

  const show = (held: HeldPrice): void => {
    // what a check before the end came to says nothing of one after it
    if (state.held?.status === 'running' && held.status !== 'running') state.recheck = 'idle'
    state.held = held
    state.endsSoon = endsSoon(held, now())
    state.timerFinished = held.status === 'finished'
    writeHold(storage, held)
  }
  const change = (step: (held: HeldPrice, now: number) => HeldPrice) => (): void => {
    if (state.held) show(step(state.held, now()))
  }
  const resume = change(resumeHold)

  return {
    state,
    /** A page has loaded its prices: goes on with the hold of this browser session, or begins one. */
    load: (asked: { readonly kind: HoldKind; readonly subject: string; readonly hold: PriceHold }): void => {
      show(continueHold(state.held ?? readHold(storage, asked.kind), asked, now()))
      state.recheck = 'idle'
    },
    tick: change(observeHold),
    pause: change(pauseHold),
    resume,
    /** Runs a check of the prices that answers how long they stand now, or undefined where it could not. */
    extend: async (check: () => Promise<PriceHold | undefined>): Promise<void> => {
      state.recheck = 'pending'
      change(pauseHold)()
      const hold = await check().catch(() => undefined)
      if (hold) change((held) => extendHold(held, hold, now()))()
      else resume()
      state.recheck = hold ? 'idle' : 'failed'
    },
    /**
     * Runs a check of prices whose time is over, and begins anew with what it answers: of a supplier who gives the same offer once more,
     * no page is loaded that would. Whether it was answered.
     */
    renew: async (check: () => Promise<PriceHold | undefined>): Promise<boolean> => {
      const asked = state.held
      state.recheck = 'pending'
      const hold = await check().catch(() => undefined)
      // whoever went back to a list meanwhile has that held
      if (hold && state.held?.kind === asked?.kind) change((held) => startHold(held.kind, held.subject, hold, now()))()
      state.recheck = hold === undefined && state.held?.subject === asked?.subject ? 'failed' : 'idle'
      return hold !== undefined
    },
    acknowledge: change(acknowledgeEnd),
    /** Milliseconds until something is to be shown differently; undefined where nothing will be. */
    untilNextChange: (): number | undefined => {
      const { held } = state
      if (held?.status !== 'running' || held.pausedWith !== undefined) return undefined
      const left = remainingTime(held, now())
      return left > warningTime ? left - warningTime : left
    },
  }
}

export type HoldTimerStore = ReturnType<typeof createHoldTimer>
