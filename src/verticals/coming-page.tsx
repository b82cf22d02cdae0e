import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '#/ui/icon.tsx'
import { Scene } from '#/ui/scene/scene.tsx'
import type { ScenePlace } from '#/ui/scene/scene-place.ts'
import { ComingVertical } from './coming-vertical.tsx'
import type { Coming } from './vertical.ts'
import { isComing, readVertical } from './verticals.ts'

interface ComingPageProps {
  readonly vertical: Coming['key']
  /** a country with a page of its own, which can be read meanwhile */
  readonly country?: { readonly path: string; readonly title: string; readonly scene: ScenePlace }
}

/** An address of a vertical that is not sold yet. */
export function ComingPage({ vertical: key, country }: ComingPageProps) {
  const vertical = readVertical(key)
  if (!isComing(vertical)) return null
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <Scene place={country?.scene ?? vertical.scene} className="h-40 w-full rounded-2xl sm:h-56" />
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
