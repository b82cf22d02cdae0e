import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#/ui/icon.tsx'
import { type AnyFacet, type Filters, nameOf } from './facet.ts'
import { noneOf } from './list-query.ts'
import { ListLink, useListScope } from './list-scope.tsx'
import { stepHeadingId } from './step-heading-id.ts'

interface FilterChipsProps<Names> {
  readonly facets: readonly AnyFacet<never, Names>[]
  readonly names: Names
}

/** What the filters that are on ask for, each in words and with a way back. */
export const chipsOf = <Names,>(
  facets: readonly AnyFacet<never, Names>[],
  filters: Filters,
  i18n: I18n,
  names: Names,
) =>
  facets.flatMap((facet) => {
    const name = nameOf(facet)
    const value = filters[name]
    if (value === undefined) return []
    return facet.chips(value, i18n, names).map(({ key, words, without }) => ({
      id: `${name} ${key}`,
      words,
      change: { filters: { [name]: without } },
    }))
  })

/** The link that was pressed is gone with its filter: the focus moves to the heading of the rows. */
export const goToRows = (): void => document.getElementById(stepHeadingId)?.focus({ preventScroll: true })

/** The filters that are on, each a link that takes it back. */
export function FilterChips<Names>({ facets, names }: FilterChipsProps<Names>) {
  const { t, i18n } = useLingui()
  const { query } = useListScope()
  const chips = chipsOf(facets, query.filters, i18n, names)
  if (chips.length === 0) return null
  return (
    <ul
      aria-label={t`Filters chosen`}
      className="relative flex items-center gap-2 max-lg:overflow-x-auto max-lg:p-0.5 max-lg:[scrollbar-width:none] lg:flex-wrap"
    >
      {chips.map(({ id, words, change }) => (
        <li key={id} className="shrink-0">
          <ListLink
            change={change}
            onClick={goToRows}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-primary-soft px-3 text-sm text-ink hover:bg-sunken"
          >
            {words}
            <Icon name="i-lucide-x" className="size-4" />
            <span className="sr-only">
              <Trans>(remove)</Trans>
            </span>
          </ListLink>
        </li>
      ))}
      <li className="shrink-0">
        <ListLink
          change={{ filters: noneOf(facets) }}
          onClick={goToRows}
          className="inline-flex min-h-8 items-center px-2 text-sm underline"
        >
          <Trans>Clear all filters</Trans>
        </ListLink>
      </li>
    </ul>
  )
}
