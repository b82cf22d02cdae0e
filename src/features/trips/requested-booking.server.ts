import type { Booking } from '#contract/booking.ts'
import { type Locale, negotiateLocale } from '#/i18n/locale.ts'
import { statusOfProblem } from './status-of-problem.ts'
import { bookingOfVisitor } from './trips.server.ts'

const without = (status: number): Response => new Response(null, { status, headers: { 'cache-control': 'no-store' } })

/**
 * Answers with a file of the booking that an address names, in the language that it names, to a visitor who may see the booking;
 * undefined where there is no such file of it.
 */
export const answerForBooking = async (
  request: Request,
  fileOf: (
    booking: Booking,
    locale: Locale,
    asked: URLSearchParams,
  ) => Response | undefined | Promise<Response | undefined>,
): Promise<Response> => {
  const { searchParams } = new URL(request.url)
  const found = await bookingOfVisitor(searchParams.get('booking') ?? '')
  if (!found.ok) return without(statusOfProblem(found.problem))
  const locale = negotiateLocale({
    pathname: `/${searchParams.get('language') ?? ''}`,
    cookie: undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  return (await fileOf(found.value, locale, searchParams)) ?? without(404)
}
