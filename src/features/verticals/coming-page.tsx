import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#/ui/icon.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { ComingVertical } from './coming-vertical.tsx'
import type { Vertical } from './verticals.ts'

type Coming = Exclude<Vertical, 'flights'>

interface ComingPageProps {
  readonly vertical: Coming
  /** a country with a page of its own, which can be read meanwhile */
  readonly country?: { readonly path: string; readonly title: string; readonly scene: ScenePlace }
}

const scenes: Readonly<Record<Coming, ScenePlace>> = {
  hotels: { code: 'HTL', terrain: 'skyline', hour: 'dusk' },
  packages: { code: 'PKG', terrain: 'coast', hour: 'day' },
  activities: { code: 'ACT', terrain: 'hills', hour: 'day' },
  tours: { code: 'TUR', terrain: 'mountains', hour: 'dawn' },
  cruises: { code: 'CRU', terrain: 'coast', hour: 'dusk' },
}

/** An address of a vertical that is not sold yet. */
export function ComingPage({ vertical, country }: ComingPageProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <Scene place={country?.scene ?? scenes[vertical]} className="h-40 w-full rounded-2xl sm:h-56" />
      <ComingVertical vertical={vertical} heading="h1" />
      {country && <ReadMeanwhile {...country} />}
    </div>
  )
}

function ReadMeanwhile({ path, title }: Readonly<Record<'path' | 'title', string>>) {
  return (
    <p>
      <Link
        to="/$countryPage"
        params={{ countryPage: path.slice(1) }}
        className="inline-flex min-h-9 items-center gap-2 underline underline-offset-4"
      >
        <Icon name="i-lucide-map" />
        <Trans>Read meanwhile: {title}</Trans>
      </Link>
    </p>
  )
}
