import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { RouteChart } from '#/ui/chart/route-chart.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import type { Cruise } from '../content-page.ts'
import { SiteAnchor } from '../page/site-anchor.tsx'

/** One sailing: its course, its ports, and what a cabin costs at least. It leads to the sailing's page. */
export function CruiseCard({ cruise }: { readonly cruise: Cruise }) {
  const { i18n } = useLingui()
  const { path, title, chart, scene, vendor, nights, portsRoute, departingPort, sailDate } = cruise
  const day = i18n.date(`${sailDate}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge">
      {chart ? (
        <RouteChart chart={chart} className="aspect-[3/2] w-full" />
      ) : (
        <Scene place={scene} className="aspect-[3/2] w-full" />
      )}
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h3 className="text-base">
          <SiteAnchor to={path} className="stretched-link">
            {title}
          </SiteAnchor>
        </h3>
        <p className="text-sm text-muted">
          {vendor}
          {' ·\u00a0'}
          <Plural value={nights} one={'#\u00A0night'} other={'#\u00A0nights'} />
        </p>
        <p className="line-clamp-2 min-h-[2lh] text-sm">{portsRoute.join(' – ')}</p>
        <p className="text-sm text-muted figures">
          <Trans>
            From {departingPort}, {day}
          </Trans>
        </p>
        <CruisePrices cruise={cruise} />
      </div>
    </article>
  )
}

function CruisePrices({ cruise: { priceFrom, priceBalcony } }: { readonly cruise: Cruise }) {
  const { i18n } = useLingui()
  const inWords = (amount: number): string => formatMoney({ amount, currency: 'USD' }, i18n.locale, 'short')
  const [from, balcony] = [priceFrom && inWords(priceFrom), priceBalcony && inWords(priceBalcony)]
  return (
    <p className="mt-auto pt-2 text-sm text-muted">
      {from ? (
        <Trans>
          from <strong className="text-base text-ink figures">{from}</strong>
        </Trans>
      ) : (
        <Trans>Sold out</Trans>
      )}
      {balcony && (
        <span className="figures">
          {' ·\u00a0'}
          <Trans>balcony {balcony}</Trans>
        </span>
      )}
    </p>
  )
}

/** What the prices on such cards are of. */
export function CruisePriceNote() {
  return (
    <p className="text-sm text-muted">
      <Trans>Prices per person in a double cabin. Sailings are asked about, not booked on this site.</Trans>
    </p>
  )
}
