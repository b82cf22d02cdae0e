import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { withArticle } from '#domain/time/clock-time.ts'
import { formatDuration } from '#domain/time/duration.ts'
import { Icon } from '#/ui/icon.tsx'
import type { FlightRoute } from '../content-page.ts'
import type { FlightLink } from './flight-links.ts'
import { RoutePriceWords } from './route-price.tsx'
import { SiteAnchor } from '../page/site-anchor.tsx'
import { type RoutePrice, useRoutePrice } from './use-route-price.ts'

interface FlightRowProps {
  readonly route: FlightRoute
  readonly link: FlightLink
  /** with its airline, its arrival and how long it takes */
  readonly detailed: boolean
}

/** A route as a link to its flights; its price comes when somebody gets there. */
export function FlightRow({ route: { from, to, minutes }, link, detailed }: FlightRowProps) {
  const price = useRoutePrice(link)
  const [firstWord] = to.city.split(' ', 1)
  const rest = to.city.slice(firstWord?.length)
  return (
    <SiteAnchor
      to={price?.results ?? link.results}
      className="flex min-h-19 flex-wrap items-center gap-x-4 gap-y-1 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] rounded-2xl border border-line bg-surface px-4 py-3 hover:border-edge"
    >
      <span className="flex-1 basis-24 font-semibold">
        {from.city}{' '}
        <span className="whitespace-nowrap">
          <Icon name="i-lucide-arrow-right" className="mx-0.5 size-4 align-[-0.15em] text-muted" /> {firstWord}
        </span>
        {rest}
      </span>
      <span className="ms-auto text-end sm:row-span-2">
        <RoutePriceWords price={price} />
      </span>
      {detailed && (
        <span className="min-h-10 text-sm text-muted max-sm:basis-full sm:min-h-5">
          {price ? <FoundFlight price={price} to={to} /> : <AnyFlight minutes={minutes} to={to} />}
        </span>
      )}
    </SiteAnchor>
  )
}

interface AnyFlightProps {
  readonly minutes: number
  readonly to: FlightRoute['to']
}

/** What is known of a route before its price is. */
function AnyFlight({ minutes, to }: AnyFlightProps) {
  const duration = formatDuration(minutes)
  return (
    <Trans>
      About {duration} direct · {to.airport} ({to.code})
    </Trans>
  )
}

interface FoundFlightProps {
  readonly price: RoutePrice
  readonly to: FlightRoute['to']
}

/** The flight that has the price: who flies it, when and where it arrives, how long it takes. */
function FoundFlight({ price: { carrier, arrivalAt, arrivalCode, minutes, stops: count }, to }: FoundFlightProps) {
  const { i18n } = useLingui()
  const time = i18n.date(`${arrivalAt}Z`, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const arrival = withArticle(time, i18n.locale)
  const duration = formatDuration(minutes)
  const airport = arrivalCode === to.code ? `${to.airport} (${to.code})` : arrivalCode
  return (
    <>
      <span className="font-semibold text-ink">{carrier.name}</span>
      {' ·\u00a0'}
      <Trans>
        arrives {arrival} at {airport}
      </Trans>
      {` ·\u00a0${duration} ·\u00a0`}
      <span className="whitespace-nowrap">
        {count === 0 ? <Trans>Direct</Trans> : <Plural value={count} one="# stop" other="# stops" />}
      </span>
    </>
  )
}
