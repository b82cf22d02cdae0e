import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { organisationAt } from '#domain/organisation.ts'
import { breadcrumbTo } from '#/features/content/found/schema-org.ts'
import type { ResultsUrl } from '#/features/results/answer/results-url.ts'
import type { ListQuery } from '#/features/results/list-engine.ts'
import { ListBar } from '#/features/results/frame/list-bar.tsx'
import { ListFilters } from '#/features/results/list-filters.tsx'
import { ListScopeProvider } from '#/features/results/list-scope.tsx'
import { UnreadNotice } from '#/features/results/unread-notice.tsx'
import { useList } from '#/features/results/use-list.ts'
import { JsonLd } from '#/ui/json-ld.tsx'
import { cruiseFacets } from '../filters/cruise-facets.ts'
import { CruisesEmpty } from './cruises-states.tsx'
import { type ListedCruises, cruiseResults } from './cruise-list.ts'
import { cruisesUrl, parseCruiseQuery } from './cruise-query.ts'
import { cruisesView } from './cruises-view.ts'
import { Sailings } from './sailings.tsx'
import { sailingListSchema } from './sailing-list-schema.ts'

interface CruisesPageProps {
  /** the whole list as JSON */
  readonly text: string
  readonly url: ResultsUrl
}

const titleOf = (key: string) => cruiseFacets.find(({ keys }) => keys.includes(key))?.title

/** All sailings, filtered and put in order. The whole list came with the page: a change asks nobody. */
export function CruisesPage({ text, url: newest }: CruisesPageProps) {
  const { t, i18n } = useLingui()
  const { locale, page } = useRouter().options.context
  const url = useDeferredValue(newest)
  const { sailings, charts } = useMemo((): ListedCruises => JSON.parse(text), [text])
  const results = useMemo(() => cruiseResults(sailings), [sailings])
  const read = useMemo(() => parseCruiseQuery(url, results.names), [url, results.names])
  const urlOf = useCallback((query: ListQuery) => cruisesUrl(url, query), [url])
  const list = useList(read.query, urlOf)
  const view = useMemo(() => cruisesView(results, list.query), [results, list.query])
  const stops = [{ path: '/cruceros', name: t`Cruises` }]
  return (
    <>
      <JsonLd
        graph={[
          organisationAt(page.origin),
          breadcrumbTo(stops, page.origin, locale, i18n),
          sailingListSchema(sailings, page.origin, locale),
        ]}
      />
      <ListBar
        of="cruises"
        title={<Trans>Cruises</Trans>}
        details={
          <Trans>Several lines side by side. You ask about one; nothing is booked or charged on this site.</Trans>
        }
      />
      <div className="page-width flex flex-col gap-3 pt-1.5 pb-8 lg:pt-3">
        <UnreadNotice unread={read.unread} titleOf={titleOf} />
        {sailings.length === 0 ? (
          <CruisesEmpty />
        ) : (
          <ListScopeProvider value={list}>
            <div className="grid gap-3 lg:grid-cols-[13rem_1fr] lg:gap-6">
              <ListFilters
                facets={cruiseFacets}
                buckets={view.buckets}
                names={results.names}
                alsoAsked={[]}
                show={<Plural value={view.matched} one="Show # sailing" other="Show # sailings" />}
              />
              <Sailings view={view} names={results.names} charts={charts} />
            </div>
          </ListScopeProvider>
        )}
      </div>
    </>
  )
}
