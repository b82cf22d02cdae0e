import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FilterChips } from '#/features/results/filter-chips.tsx'
import { ListHeading } from '#/features/results/frame/list-heading.tsx'
import { FiltersChip } from '#/features/results/list-filters.tsx'
import { ListOrders } from '#/features/results/list-orders.tsx'
import { ListPages } from '#/features/results/pages/list-pages.tsx'
import { NoMatches } from '#/features/results/no-matches.tsx'
import { stepHeadingId } from '#/features/results/step-heading-id.ts'
import { cruiseFacets } from '../filters/cruise-facets.ts'
import type { ListedCruises } from './cruise-list.ts'
import type { CruiseNames } from './cruise-names.ts'
import type { CruisesView } from './cruises-view.ts'
import { SailingRow } from './sailing-row.tsx'

interface SailingsProps {
  readonly view: CruisesView
  readonly names: CruiseNames
  readonly charts: ListedCruises['charts']
}

/** The page of sailings that is asked for, below what is chosen. */
export function Sailings({
  view: { matched, total, sailings, page, pages, leftWithout },
  names,
  charts,
}: SailingsProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby={stepHeadingId} className="flex min-w-0 flex-col gap-2">
      <ListHeading
        page={page}
        count={
          matched === total ? (
            <Plural value={total} one="# sailing" other="# sailings" />
          ) : total === 1 ? (
            <Trans>{matched} of 1 sailing</Trans>
          ) : (
            <Trans>
              {matched} of {total} sailings
            </Trans>
          )
        }
        prices={<Trans>Prices per person, double cabin</Trans>}
      >
        <ListOrders
          label={t`Order of the sailings`}
          orders={[
            { sort: 'balcony', words: <Trans>Balcony price</Trans> },
            { sort: 'cheapest', words: <Trans>Lowest price</Trans> },
            { sort: 'soonest', words: <Trans>Soonest</Trans> },
          ]}
        />
        <FiltersChip facets={cruiseFacets} names={names} />
      </ListHeading>
      <FilterChips facets={cruiseFacets} names={names} />
      {matched === 0 && <NoMatches facets={cruiseFacets} leftWithout={leftWithout} />}
      <ol className="flex flex-col gap-2">
        {sailings.map((sailing) => (
          <li key={sailing.id}>
            <SailingRow sailing={sailing} chart={charts[sailing.route]} />
          </li>
        ))}
      </ol>
      <ListPages page={page} pages={pages} label={t`Pages of sailings`} />
    </section>
  )
}
