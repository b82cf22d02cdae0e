import { answerForBooking } from '../requested-booking.server.ts'
import { tripProducts } from '../trip-product.server.ts'
import { tripCalendar } from './trip-calendar.server.ts'

/** The `.ics` file of a booking that this visitor may see. */
export const handleTripCalendar = (request: Request): Promise<Response> =>
  answerForBooking(
    request,
    (booking, locale) =>
      new Response(tripCalendar(tripProducts(), booking, locale), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="trayecto-${booking.referenceId}.ics"`,
          'cache-control': 'private, no-store',
        },
      }),
  )
