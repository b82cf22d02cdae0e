import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#/ui/button-class.ts'
import { Card } from '#/ui/card.tsx'
import { nameOf } from './facet.ts'
import { goToRows } from './filter-chips.tsx'
import type { ListView } from './list-engine.ts'
import { type Facets, noneOf } from './list-query.ts'
import { ListLink } from './list-scope.tsx'

export interface EmptiedListProps {
  readonly facets: Facets
  readonly leftWithout: ListView['leftWithout']
}

/** Which of the filters to take back where they leave nothing, and what that brings. */
export function EmptiedList({ facets, leftWithout }: EmptiedListProps) {
  const { i18n } = useLingui()
  const ways = facets
    .map((facet) => ({ facet, left: leftWithout[nameOf(facet)] ?? 0 }))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => b.left - a.left)
  return (
    <Card className="mt-4 flex flex-col items-start gap-3">
      <h3 className="text-lg">
        <Trans>No matching results :(</Trans>
      </h3>
      {ways.length === 0 ? (
        <p className="text-muted">
          <Trans>Taking back one filter alone is not enough. Take back several above, or all of them.</Trans>
        </p>
      ) : (
        <>
          <p className="text-muted">
            <Trans>Take back one of these filters:</Trans>
          </p>
          <ul className="flex flex-col gap-1">
            {ways.map(({ facet, left }) => (
              <li key={nameOf(facet)}>
                <ListLink
                  change={{ filters: { [nameOf(facet)]: undefined } }}
                  onClick={goToRows}
                  className="inline-flex min-h-8 items-center gap-2 underline underline-offset-3"
                >
                  {i18n._(facet.title)}: <Plural value={left} one="# result without it" other="# results without it" />
                </ListLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ListLink change={{ filters: noneOf(facets) }} onClick={goToRows} className={buttonClass('secondary')}>
        <Trans>Clear all filters</Trans>
      </ListLink>
    </Card>
  )
}
