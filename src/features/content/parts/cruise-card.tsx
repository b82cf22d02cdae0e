import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#domain/money/money-format.ts'
import { Scene } from '#/ui/scene/scene.tsx'
import type { Cruise } from '../content-page.ts'

/** One sailing: its ship, its ports as a line, and what a balcony costs. */
export function CruiseCard({ cruise }: { readonly cruise: Cruise }) {
  const { i18n } = useLingui()
  const { title, ship, vendor, portsRoute, departingPort, sailDate, priceFrom, priceBalcony } = cruise
  const day = i18n.date(`${sailDate}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
  const inWords = (price: number): string =>
    formatMoney({ amount: Math.round(price * 100), currency: 'USD' }, i18n.locale, 'short')
  const [from, balcony] = [priceFrom && inWords(priceFrom), priceBalcony && inWords(priceBalcony)]
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface">
      <Scene place={cruise.scene} className="aspect-[2/1] w-full" />
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-muted">
          {ship}, {vendor} · {cruise.package}
        </p>
        <p className="text-sm">{portsRoute.join(' · ')}</p>
        <p className="text-sm text-muted figures">
          <Trans>
            From {departingPort}, {day}
          </Trans>
        </p>
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
              {' · '}
              <Trans>balcony {balcony}</Trans>
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
