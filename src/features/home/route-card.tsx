import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Locale } from '#/i18n/locale.ts'
import { Icon } from '#/ui/icon.tsx'
import { Price } from '#/ui/money/price.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import type { City } from './cities.ts'
import type { RouteOffer } from './route-offer.ts'
import { useLowestPrice } from './use-lowest-price.ts'

interface RouteCardProps {
  readonly from: City
  readonly offer: RouteOffer
  readonly locale: Locale
}

function LowestPrice({ offer }: { offer: RouteOffer }) {
  const price = useLowestPrice(offer.priceAddress, offer.departure)
  if (price === null) return null
  if (price === undefined) return <Skeleton className="h-5.5 w-28" />
  return (
    <Trans>
      from <Price money={price} className="font-semibold text-ink" />
    </Trans>
  )
}

export function RouteCard({ from, offer, locale }: RouteCardProps) {
  const { i18n } = useLingui()
  const day = (date: string): string =>
    i18n.date(`${date}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Link
      to="/$url/results"
      params={{ url: offer.url }}
      search={offer.search}
      preload={false}
      className="group flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge"
    >
      <span className="block overflow-hidden">
        <Scene
          place={offer.to.scene}
          className="aspect-[8/5] w-full motion-safe:transition-transform motion-safe:duration-200 motion-safe:group-hover:scale-103"
        />
      </span>
      <span className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <span className="flex items-center gap-1.5 text-xs text-muted">
          {from.names[locale]}
          <Icon name="i-lucide-arrow-right" className="size-3.5" />
        </span>
        <span className="text-base font-bold sm:text-lg">{offer.to.names[locale]}</span>
        <span className="text-sm text-muted figures">
          {day(offer.departure)} – {day(offer.return)}
        </span>
        <span className="mt-auto min-h-5.5 pt-1 text-sm text-muted">
          <LowestPrice offer={offer} />
        </span>
      </span>
    </Link>
  )
}
