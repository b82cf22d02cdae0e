import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '#/ui/class-names.ts'
import { AirlineBadge } from '#/ui/airline-badge.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import { AirlineScene } from './airline-scene.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import type { ContentPage } from '../content-page.ts'

const sceneClass = 'aspect-[8/5] w-full rounded-2xl sm:rounded-3xl'

interface PageHeaderProps {
  readonly page: ContentPage
  /** words alone */
  readonly isPlain: boolean
}

/** A page's title and what it is about, beside a picture of its place. */
export function PageHeader({ page, isPlain }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-5">
      <Breadcrumb page={page} />
      <div
        className={classNames(
          'grid items-center gap-6',
          !isPlain && 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12',
        )}
      >
        <div className="flex flex-col gap-4">
          <h1 className="flex items-center gap-3 text-xl text-balance wrap-anywhere sm:text-2xl">
            {page.airline && <AirlineBadge code={page.airline.iataCode} />}
            {page.title}
          </h1>
          <p className="max-w-150 text-pretty text-muted sm:text-lg">{page.lead}</p>
          {page.type !== 'page' && <Byline page={page} />}
        </div>
        {!isPlain && <Picture page={page} />}
      </div>
    </header>
  )
}

function Picture({ page: { airline, scene } }: { readonly page: ContentPage }) {
  if (airline) return <AirlineScene place={scene} code={airline.iataCode} className={sceneClass} />
  return <Scene place={scene} className={sceneClass} />
}

/** Who wrote it, and from when it is. */
function Byline({ page: { author, published, updated } }: { readonly page: ContentPage }) {
  const { i18n } = useLingui()
  const inWords = (day: string): string => i18n.date(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  const day = updated ?? published
  if (!author && !day) return null
  return (
    <p className="flex flex-wrap gap-x-1 text-sm text-muted">
      {author && (
        <span>
          {author}
          {day && ' ·'}
        </span>
      )}
      {day && <time dateTime={day}>{day === published ? inWords(day) : <Updated on={inWords(day)} />}</time>}
    </p>
  )
}

function Updated({ on: updatedOn }: { readonly on: string }) {
  return <Trans>Updated {updatedOn}</Trans>
}
