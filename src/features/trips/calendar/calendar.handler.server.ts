import { negotiateLocale } from '#/i18n/locale.ts'
import { tripCalendar } from './trip-calendar.server.ts'
import { tripProducts } from '../trip-product.server.ts'
import { bookingOfVisitor } from '../trips.server.ts'

/** The `.ics` file of a booking that this visitor may see. */
export const handleTripCalendar = async (request: Request): Promise<Response> => {
  const { searchParams } = new URL(request.url)
  const found = await bookingOfVisitor(searchParams.get('booking') ?? '')
  if (!found.ok) {
    const status = found.problem._tag === 'BookingNotFound' ? 404 : 503
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  }
  const locale = negotiateLocale({
    pathname: `/${searchParams.get('language') ?? ''}`,
    cookie: undefined,
    acceptLanguage: request.headers.get('accept-language') ?? undefined,
  })
  return new Response(tripCalendar(tripProducts(), found.value, locale), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="trayecto-${found.value.referenceId}.ics"`,
      'cache-control': 'private, no-store',
    },
  })
}
