import { Trans } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import type { SectionOf } from '../content-page.ts'
import { type FlightLinks, routeKey } from './flight-links.ts'
import { FlightRow } from './flight-row.tsx'
import { SectionFrame } from './section-frame.tsx'

interface FlightListProps {
  readonly section: SectionOf<'PopularFlights'> | SectionOf<'CheapestFlights'>
  readonly links: FlightLinks
}

/** Routes with their live lowest prices: popular ones with what the flight is like, cheap ones close together. */
export function FlightList({ section: { kind, id, level, title, routes, airlineCode }, links }: FlightListProps) {
  const detailed = kind === 'PopularFlights'
  return (
    <SectionFrame
      id={id}
      level={level}
      title={title ?? (detailed ? <Trans>Popular flights</Trans> : <Trans>Cheapest flights</Trans>)}
    >
      <ul className={classNames('grid gap-3', !detailed && 'sm:grid-cols-2')}>
        {routes.map((route) => {
          const link = links[routeKey(route, airlineCode)]
          return (
            link && (
              <li key={routeKey(route)}>
                <FlightRow route={route} link={link} detailed={detailed} />
              </li>
            )
          )
        })}
      </ul>
      <p className="text-sm text-muted">
        {airlineCode === undefined ? (
          <Trans>
            The lowest price of any airline in the next weeks, there and back for one adult in economy, with taxes. The
            page behind it shows what it is now.
          </Trans>
        ) : (
          <Trans>
            The lowest price on this airline in the next weeks, there and back for one adult in economy, with taxes. The
            page behind it shows what it is now.
          </Trans>
        )}
      </p>
    </SectionFrame>
  )
}
