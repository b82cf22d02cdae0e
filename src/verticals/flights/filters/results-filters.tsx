import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#/ui/button.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { activeFilters } from './active-filters.ts'
import { FacetPanel } from './facet-panel.tsx'
import type { FlightNames } from '../offer/flight-offer.ts'
import { resultsUrl } from '../results/query/results-parameters.ts'
import { legKeys } from '../results/query/results-query.ts'
import { useResultsScope } from '../results/results-scope.tsx'
import type { ListedFlights } from '../results/query/results-view.ts'

interface ResultsFiltersProps {
  readonly list: ListedFlights
  readonly names: FlightNames
  readonly direction: 'outbound' | 'inbound'
}

const sharedKeys = ['bags', 'refundable', 'zeroPenalty', 'price', 'priceMin', 'priceMax', 'page'] as const

/** What the form does not ask itself, so that sending it without JavaScript keeps the rest of the address. */
const useKeptParameters = (direction: 'outbound' | 'inbound') => {
  const { url, search, query } = useResultsScope()
  const own = new Set<string>([...sharedKeys, ...Object.values(legKeys[direction])])
  return Object.entries(resultsUrl(url, search, query)).filter(([name]) => !own.has(name))
}

/** The facets: beside the list on wide screens, behind a switch above it on narrow ones, and a plain form without scripts. */
export function ResultsFilters({ list, names, direction }: ResultsFiltersProps) {
  const { t } = useLingui()
  const { query } = useResultsScope()
  const kept = useKeptParameters(direction)
  const active = activeFilters(query, direction).length
  return (
    <div>
      <input type="checkbox" id="show-filters" className="peer sr-only lg:hidden" />
      <label
        htmlFor="show-filters"
        className={buttonClass(
          'secondary',
          'small',
          'min-h-11 w-full peer-focus-visible:outline-3 peer-focus-visible:outline-focus lg:hidden',
        )}
      >
        <Icon name="i-lucide-sliders-horizontal" />
        <Trans>Filters</Trans>
        {active > 0 && <Plural value={active} one="(# chosen)" other="(# chosen)" />}
      </label>
      {/* the address alone says what is chosen: a browser that goes back must not tick what it remembers */}
      <form
        method="get"
        autoComplete="off"
        aria-label={t`Filters`}
        className="mt-3 hidden peer-checked:block lg:mt-0 lg:block"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FacetPanel facets={list.facets} names={names} direction={direction} />
        <noscript>
          <Button type="submit" className="mt-4 w-full">
            <Trans>Apply filters</Trans>
          </Button>
        </noscript>
      </form>
    </div>
  )
}
