import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#/ui/button.tsx'
import { buttonClass } from '#/ui/button-class.ts'
import { Icon } from '#/ui/icon.tsx'
import { PopPanel } from '#/ui/overlay/pop-panel.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { chipsOf } from './filter-chips.tsx'
import { PopChip } from './frame/pop-chip.tsx'
import { type Facets, noneOf } from './list-query.ts'
import { ListLink, useListScope } from './list-scope.tsx'

const panel = 'list-filters'

interface ListFiltersProps<Names> extends ComponentProps<typeof FacetPanel<Names>> {
  /** what "clear" takes back, where that is more than the form asks */
  readonly cleared?: Facets
  /** parameters that the form asks beside those of its filters */
  readonly alsoAsked: readonly string[]
  /** `Show 7 flights`: what leads from the sheet to what the filters leave */
  readonly show: ReactNode
}

/** The filters: beside the list on wide screens, in a sheet that a chip opens on narrow ones, and a plain form without scripts. */
export function ListFilters<Names>({ cleared, alsoAsked, show, ...filters }: ListFiltersProps<Names>) {
  const { t } = useLingui()
  const { query, urlOf } = useListScope()
  const own = new Set([...alsoAsked, 'page', ...filters.facets.flatMap(({ keys }) => keys)])
  /** what the form does not ask itself, so that sending it without scripts keeps the rest of the address */
  const kept = Object.entries(urlOf(query)).filter(([name]) => !own.has(name))
  return (
    <div className="max-lg:contents lg:sticky lg:top-[calc(4.75rem+var(--pinned,0rem))] lg:max-h-[calc(100dvh-5.5rem-var(--pinned,0rem))] lg:self-start lg:overflow-y-auto lg:overscroll-contain lg:px-1 lg:-mx-1">
      <PopPanel
        id={panel}
        isInline
        title={<Trans>Filters</Trans>}
        closeLabel={t`Close`}
        footer={
          <>
            <ListLink change={{ filters: noneOf(cleared ?? filters.facets) }} className={buttonClass('quiet', 'base')}>
              <Trans comment="all filters">Clear</Trans>
            </ListLink>
            <Button
              type="button"
              popoverTarget={panel}
              popoverTargetAction="hide"
              className="flex-1 [@media(scripting:none)]:hidden"
            >
              {show}
            </Button>
          </>
        }
      >
        {() => (
          // the address alone says what is chosen: a browser that goes back must not tick what it remembers
          <form method="get" autoComplete="off" aria-label={t`Filters`}>
            {kept.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <FacetPanel {...filters} />
            <noscript>
              <Button type="submit" className="mt-4 w-full">
                <Trans>Apply filters</Trans>
              </Button>
            </noscript>
          </form>
        )}
      </PopPanel>
    </div>
  )
}

interface FiltersChipProps {
  readonly facets: Facets
  readonly names: unknown
}

/** The chip that opens the filters where they do not stand beside the list; it says how many things are chosen. */
export function FiltersChip({ facets, names }: FiltersChipProps) {
  const { i18n } = useLingui()
  const { query } = useListScope()
  const active = chipsOf(facets, query.filters, i18n, names as never).length
  return (
    <PopChip opens={panel} isOn={active > 0} className="lg:hidden">
      <Icon name="i-lucide-sliders-horizontal" className="size-4" />
      <Trans>Filters</Trans>
      {active > 0 && <span className="figures">({active})</span>}
    </PopChip>
  )
}
