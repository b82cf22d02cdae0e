import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '#/ui/button.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { chipsOf } from './filter-chips.tsx'
import { useListScope } from './list-scope.tsx'

interface ListFiltersProps<Names> extends ComponentProps<typeof FacetPanel<Names>> {
  /** parameters that the form asks beside those of its filters */
  readonly alsoAsked: readonly string[]
}

/** The filters: beside the list on wide screens, behind a switch above it on narrow ones, and a plain form without scripts. */
export function ListFilters<Names>({ alsoAsked, ...panel }: ListFiltersProps<Names>) {
  const { t, i18n } = useLingui()
  const { query, urlOf } = useListScope()
  const active = chipsOf(panel.facets, query.filters, i18n, panel.names).length
  const own = new Set([...alsoAsked, 'page', ...panel.facets.flatMap(({ keys }) => keys)])
  /** what the form does not ask itself, so that sending it without scripts keeps the rest of the address */
  const kept = Object.entries(urlOf(query)).filter(([name]) => !own.has(name))
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
        <FacetPanel {...panel} />
        <noscript>
          <Button type="submit" className="mt-4 w-full">
            <Trans>Apply filters</Trans>
          </Button>
        </noscript>
      </form>
    </div>
  )
}
