import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#/i18n/locale.ts'
import { MomentsInZone } from '#/ui/moment.tsx'
import type { BookedTrip } from '../booked/booked-trip.ts'
import type { OnTripPages } from '../booked/parts-on-page.ts'
import { blocksOfHtml } from './blocks-of-html.ts'
import { drawPaper } from './draw-paper.ts'
import type { PaperKind } from './paper-kind.ts'
import { TripOnPaper } from './trip-on-paper.tsx'

interface TripPaper {
  readonly trip: BookedTrip
  readonly kind: PaperKind
  readonly title: string
  /** what is booked, by the names of its parts */
  readonly names: readonly string[]
  readonly products: OnTripPages
  readonly locale: Locale
  /** by whose clock instants are told */
  readonly zone: string
  readonly i18n: I18n
}

/** A booking's page, without what is pressed there, as a PDF. */
export const writePaper = ({ trip, kind, title, names, products, locale, zone, i18n }: TripPaper) => {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <MomentsInZone value={zone}>
        <TripOnPaper trip={trip} kind={kind} products={products} titles={names} />
      </MomentsInZone>
    </I18nProvider>,
  )
  const foot = `Trayecto · ${trip.reference}`
  return drawPaper({ title, locale, foot, at: trip.bookedAt, blocks: blocksOfHtml(html) })
}
