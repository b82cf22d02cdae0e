import { proxy } from 'valtio'
import {
  type PriceHold,
  type SessionDeadline,
  type SessionKind,
  acknowledgeEnd,
  continueSession,
  extendSession,
  observeSession,
  pauseSession,
  remainingTime,
  resumeSession,
  startSession,
  warningTime,
} from './session-deadline.ts'
import type { SessionStorage } from './session-storage.ts'
import { readDeadline, writeDeadline } from './stored-deadline.ts'

export interface SessionTimerState {
  /** undefined on the server and until the browser has looked at its clock */
  session: SessionDeadline | undefined
  /** less than a minute is left */
  endsSoon: boolean
  timerFinished: boolean
  /** the check that may extend the hold */
  recheck: 'idle' | 'pending' | 'failed'
}

interface Surroundings {
  readonly now: () => number
  readonly storage: SessionStorage
}

const endsSoon = (session: SessionDeadline, now: number): boolean =>
  session.status === 'running' && remainingTime(session, now) <= warningTime

/** The hold on one page's prices, kept for the browser's session. A store for each visitor: make it in a provider. */
export const createSessionTimer = ({ now, storage }: Surroundings) => {
  const state = proxy<SessionTimerState>({ session: undefined, endsSoon: false, timerFinished: false, recheck: 'idle' })

  const show = (session: SessionDeadline): void => {
    state.session = session
    state.endsSoon = endsSoon(session, now())
    state.timerFinished = session.status === 'finished'
    writeDeadline(storage, session)
  }
  const change = (step: (session: SessionDeadline, now: number) => SessionDeadline) => (): void => {
    if (state.session) show(step(state.session, now()))
  }
  const resume = change(resumeSession)

  return {
    state,
    /** A page has loaded its prices: goes on with the hold of this browser session, or begins one. */
    load: (asked: { readonly kind: SessionKind; readonly subject: string; readonly hold: PriceHold }): void => {
      show(continueSession(state.session ?? readDeadline(storage, asked.kind), asked, now()))
      state.recheck = 'idle'
    },
    tick: change(observeSession),
    pause: change(pauseSession),
    resume,
    /** Runs a check of the prices that answers how long they stand now, or undefined where it could not. */
    extend: async (check: () => Promise<PriceHold | undefined>): Promise<void> => {
      state.recheck = 'pending'
      change(pauseSession)()
      const hold = await check().catch(() => undefined)
      if (hold) change((session) => extendSession(session, hold, now()))()
      else resume()
      state.recheck = hold ? 'idle' : 'failed'
    },
    /** Begins anew with prices that were just loaded. */
    restart: (hold: PriceHold): void => change((session) => startSession(session.kind, session.subject, hold, now()))(),
    acknowledge: change(acknowledgeEnd),
    /** Milliseconds until something is to be shown differently; undefined where nothing will be. */
    untilNextChange: (): number | undefined => {
      const { session } = state
      if (session?.status !== 'running' || session.pausedWith !== undefined) return undefined
      const left = remainingTime(session, now())
      return left > warningTime ? left - warningTime : left
    },
  }
}

export type SessionTimerStore = ReturnType<typeof createSessionTimer>
