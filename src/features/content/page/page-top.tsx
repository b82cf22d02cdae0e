import { AgencyNotice } from './agency-notice.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeader } from './page-header.tsx'
import { SearchCall, type SearchStart } from './search-call.tsx'
import { StructuredData } from '../found/structured-data.tsx'

interface PageTopProps {
  readonly page: ContentPage
  /** undefined where the search comes after what is read */
  readonly search: SearchStart | undefined
}

export function PageTop({ page, search }: PageTopProps) {
  return (
    <div className="flex flex-col gap-8">
      <StructuredData page={page} />
      <PageHeader page={page} />
      {page.airline && <AgencyNotice airline={page.airline.name} />}
      {search && <SearchCall start={search} />}
    </div>
  )
}
