import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Locale } from '#/i18n/locale.ts'
import { Price } from '#/ui/money/price.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import type { RouteOffer } from './route-offer.ts'
import { useLowestPrice } from './use-lowest-price.ts'

interface RouteCardProps {
  readonly offer: RouteOffer
  readonly locale: Locale
}

function LowestPrice({ offer }: { offer: RouteOffer }) {
  const price = useLowestPrice(offer)
  if (price === null) return null
  if (price === undefined) return <Skeleton className="h-5.5 w-24" />
  return (
    <Trans>
      from <Price money={price} className="font-bold text-ink" estimateClass="block text-xs" />
    </Trans>
  )
}

/** A suggested trip: a row on a phone, where its price is to be seen without scrolling, and a card elsewhere. */
export function RouteCard({ offer, locale }: RouteCardProps) {
  const { i18n } = useLingui()
  const day = (date: string): string =>
    i18n.date(`${date}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <Link
      to="/$url/results"
      params={{ url: offer.url }}
      search={offer.search}
      preload={false}
      className="group flex h-full overflow-hidden rounded-2xl border border-line bg-surface hover:border-edge max-sm:min-h-18 sm:flex-col"
    >
      <span className="overflow-hidden max-sm:flex max-sm:shrink-0 sm:block">
        <Scene
          place={offer.to.scene}
          className="max-sm:h-auto max-sm:w-[min(4.5rem,23vw)] sm:aspect-[8/5] sm:w-full motion-safe:transition-transform motion-safe:duration-200 motion-safe:group-hover:scale-103"
        />
      </span>
      <span className="flex min-w-0 flex-1 gap-x-2 px-3 py-2 max-sm:flex-wrap max-sm:items-center max-sm:justify-between sm:flex-col">
        <span className="flex min-w-0 flex-col">
          <span className="font-bold">{offer.to.names[locale]}</span>
          <span className="text-sm text-muted figures">
            {day(offer.departure)} – {day(offer.return)}
          </span>
        </span>
        <span className="min-h-5.5 text-sm sm:shrink-0 text-muted max-sm:text-end sm:mt-auto sm:pt-1">
          <LowestPrice offer={offer} />
        </span>
      </span>
    </Link>
  )
}
