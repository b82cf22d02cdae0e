import { setResponseStatus } from '@tanstack/react-start/server'
import { Effect } from 'effect'
import { loggedContacts } from '#/features/call-centre/logged-contacts.server.ts'
import { formStart } from '#/features/visitor-forms/form.handler.server.ts'
import { requestScope } from '#/features/visitor/request-scope.server.ts'
import { keepPageToOneVisitor } from '#/server/cache/page-sharing.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { todayInUtc } from '#/server/today.server.ts'
import { cruisesFrom, sailingAt } from '../wire/cruises.server.ts'
import { departureState } from './departure-state.ts'
import type { LoadedSailing } from './loaded-sailing.ts'

const mostOthers = 6

/** A sailing with others of its route; those may be missing without it. */
const found = Effect.fnUntraced(function* (id: string) {
  const { locale } = requestScope()
  const sailing = yield* sailingAt(id, locale)
  if (!sailing) return undefined
  const listed = yield* cruisesFrom(todayInUtc(), locale, sailing.region).pipe(
    Effect.catchTag('GraphqlFailed', () =>
      Effect.sync(() => {
        keepPageToOneVisitor()
        return { sailings: [] }
      }),
    ),
  )
  const others = listed.sailings
    .filter((other) => other.route === sailing.route && other.id !== sailing.id)
    .toSorted((a, b) => a.sailDate.localeCompare(b.sailDate))
  return { sailing, others: others.slice(0, mostOthers) }
})

/** A sailing, what its enquiry begins with, and who can be called about it. */
export const loadSailingOnServer = async (id: string): Promise<LoadedSailing> => {
  const answer = await runServer(found(id))
  if (!answer.ok) {
    setResponseStatus(503)
    return { state: 'failed' }
  }
  if (!answer.value) return { state: 'unknown' }
  const contacts = await loggedContacts()
  return {
    state: 'found',
    ...answer.value,
    departure: departureState(answer.value.sailing.sailDate, todayInUtc()),
    form: formStart('enquiry'),
    callCentre: { contacts, now: new Date().toISOString() },
  }
}
