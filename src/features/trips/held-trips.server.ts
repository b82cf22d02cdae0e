import { getRequest } from '@tanstack/react-start/server'
import { Effect } from 'effect'
import type { Money } from '#domain/money/money.ts'
import { type Locale, localizePathname } from '#/i18n/locale.ts'
import type { Result } from '#domain/problem.ts'
import { BackendClient } from '#/server/backend/backend-client.server.ts'
import { runServer } from '#/server/runtime.server.ts'
import { siteOrigin } from '#/server/visitor/site-settings.server.ts'
import { seenBy } from './seen-by.server.ts'
import { tripPath } from './trip-paths.ts'
import { mayBeId, notFound } from './trips.server.ts'

export interface HeldToPay {
  readonly id: string
  /** the total beside the button */
  readonly agreed: Money
  readonly locale: Locale
}

/** Opens the page on which a visitor pays for held seats, and answers its address; it leads back to the booking. */
export const payHeldOnServer = async ({ id, agreed, locale }: HeldToPay): Promise<Result<string>> => {
  if (!mayBeId(id)) return notFound
  const { params, headers, payload } = seenBy(id)
  const returnUrl = siteOrigin(getRequest()) + localizePathname(tripPath(id), locale)
  return runServer(
    BackendClient.use(({ bookings }) =>
      bookings.pay({ params, headers, payload: { ...payload, ...agreed, returnUrl } }),
    ).pipe(Effect.map(({ data }) => data.paymentUrl)),
  )
}

/** Gives held seats back. */
export const releaseHeldOnServer = async (id: string): Promise<Result<true>> => {
  if (!mayBeId(id)) return notFound
  return runServer(
    BackendClient.use(({ bookings }) => bookings.release(seenBy(id))).pipe(Effect.map(() => true as const)),
  )
}
