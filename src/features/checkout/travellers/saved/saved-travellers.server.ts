import { env } from 'cloudflare:workers'
import { getGlobalStartContext } from '@tanstack/react-start'
import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { functionBase } from '#/server/guard/server-function-guard.ts'
import { logFailure } from '#/server/log.ts'
import { todayInUtc } from '#/server/today.server.ts'
import { currentAgent } from '../../session/booking.server.ts'
import { type SavedTraveller, keptDays, withEntered } from './saved-traveller.ts'
import { openTravellers, sealTravellers } from './sealed-travellers.server.ts'

/** Sent with calls of ours alone: no page, and no cache of pages, ever sees it. */
const cookieName = '__Secure-travelers'
const options = { path: functionBase, httpOnly: true, secure: true, sameSite: 'strict' } as const

const newId = (): string => crypto.randomUUID().slice(0, 8)

/** What cannot be opened now never will be: it goes. */
const unreadable = (): readonly SavedTraveller[] => {
  logFailure({ event: 'kept_travellers_unreadable', requestId: getGlobalStartContext()?.requestId ?? '' })
  deleteCookie(cookieName, options)
  return []
}

export const readSaved = (): readonly SavedTraveller[] => {
  const sealed = getCookie(cookieName)
  if (!sealed) return []
  const agentId = currentAgent()
  const travellers = agentId === undefined ? undefined : openTravellers(agentId, sealed)
  return travellers ? travellers.filter(({ until }) => until >= todayInUtc()) : unreadable()
}

const write = (agentId: string, travellers: readonly SavedTraveller[]): void =>
  travellers.length > 0
    ? setCookie(cookieName, sealTravellers(agentId, travellers), { ...options, maxAge: keptDays * 86_400 })
    : deleteCookie(cookieName, options)

/** Keeps those of the visitor's booking, as its draft has them. */
export const keepEntered = async (documents: boolean): Promise<void> => {
  const agentId = currentAgent()
  const booking = agentId === undefined ? undefined : await env.BOOKING_SESSION.getByName(agentId).read()
  if (agentId === undefined || !booking) return
  write(agentId, withEntered(readSaved(), booking.draft.passengers, { documents, today: todayInUtc(), newId }))
}

/** Answers those who are left; null forgets all of them. */
export const forgetSaved = (id: string | null): readonly SavedTraveller[] => {
  const left = id === null ? [] : readSaved().filter((traveller) => traveller.id !== id)
  write(currentAgent() ?? '', left)
  return left
}
