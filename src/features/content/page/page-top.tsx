import { AgencyNotice } from './agency-notice.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeader } from './page-header.tsx'
import { StructuredData } from '../found/structured-data.tsx'

interface PageTopProps {
  readonly page: ContentPage
  /** without a picture: what people come for follows at once */
  readonly isPlain: boolean
}

export function PageTop({ page, isPlain }: PageTopProps) {
  return (
    <div className="flex flex-col gap-8">
      <StructuredData page={page} />
      <PageHeader page={page} isPlain={isPlain} />
      {page.airline && <AgencyNotice airline={page.airline.name} />}
    </div>
  )
}
