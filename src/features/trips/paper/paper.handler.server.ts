import { toldParts } from '#contract/order-part.ts'
import { msg } from '@lingui/core/macro'
import { isZone } from '#domain/time/is-zone.ts'
import { createTranslator } from '#/i18n/catalogue.ts'
import { answerForBooking } from '../requested-booking.server.ts'
import { bookedTrip } from '../booked/booked-trip.server.ts'
import type { OnTripPages } from '../booked/parts-on-page.ts'
import { tripProductOf, tripProducts } from '../trip-product.server.ts'
import { type PaperKind, hasPaper, paperKindOf } from './paper-kind.ts'

const titles = { itinerary: msg`Itinerary`, receipt: msg`Receipt` } satisfies Record<PaperKind, unknown>
const fileNames = {
  en: { itinerary: 'itinerary', receipt: 'receipt' },
  es: { itinerary: 'itinerario', receipt: 'recibo' },
} as const

interface AskedFrom {
  readonly onTripPages: OnTripPages
  /** where the visitor is, who reads the words of there */
  readonly country: string | undefined
}

/** The itinerary or the receipt of a booking that this visitor may see, as a PDF. What writes it is loaded once it is asked for. */
export const handleTripPaper = (request: Request, { onTripPages, country }: AskedFrom): Promise<Response> =>
  answerForBooking(request, async (booking, locale, asked) => {
    const products = tripProducts()
    const kind = paperKindOf(asked.get('kind'))
    const trip = bookedTrip(products, booking)
    if (!kind || !hasPaper(trip, kind)) return undefined
    const { i18n } = await createTranslator({ locale, country }, undefined)
    const { writePaper } = await import('./write-paper.tsx')
    const told = asked.get('zone') ?? ''
    const zone = isZone(told) ? told : 'UTC'
    const title = `${i18n._(titles[kind])} ${trip.reference}`
    const names = toldParts(booking).map((part) => tripProductOf(products, part.kind).lineOf(part).title[locale])
    const file = await writePaper({ trip, kind, i18n, title, names, products: onTripPages, locale, zone })
    return new Response(file, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="trayecto-${trip.reference}-${fileNames[locale][kind]}.pdf"`,
        'content-language': locale,
        'cache-control': 'private, no-store',
      },
    })
  })
