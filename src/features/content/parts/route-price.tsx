import { Trans, useLingui } from '@lingui/react/macro'
import { Price } from '#/ui/money/price.tsx'
import { Skeleton } from '#/ui/skeleton.tsx'
import type { RoutePrice } from './use-route-price.ts'

interface RoutePriceWordsProps {
  /** undefined until it is known, null where there is none to show */
  readonly price: RoutePrice | null | undefined
}

/** A route's lowest price and its days, or that the search knows more. */
export function RoutePriceWords({ price }: RoutePriceWordsProps) {
  const { i18n } = useLingui()
  if (price === undefined) return <Skeleton className="h-11 w-28 max-w-full" />
  if (price === null)
    return (
      <span className="text-sm font-semibold text-primary-strong">
        <Trans>See flights</Trans>
      </span>
    )
  const day = (date: string): string =>
    i18n.date(`${date}T12:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return (
    <span className="flex flex-col">
      <span className="text-sm text-muted">
        <Trans>
          from <Price money={price.money} className="text-base font-bold text-ink" />
        </Trans>
      </span>
      <span className="text-xs text-muted figures">
        {day(price.departure)} – {day(price.return)}
      </span>
    </span>
  )
}
