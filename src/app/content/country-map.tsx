import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { MapPlace } from '#/features/content/loaded-content.ts'

export interface CountryMapProps {
  readonly places: readonly MapPlace[]
}

interface FrameProps extends CountryMapProps {
  readonly children?: ReactNode
}

/** A country's airports by name, and room for the map that shows them once it comes near the screen. */
export function CountryMapFrame({ places, children }: FrameProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Airports`} className="grid gap-4 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <h2 className="text-lg">
          <Trans>Airports</Trans>
        </h2>
        <ul className="flex flex-wrap gap-x-4 gap-y-1 lg:flex-col">
          {places.map(({ id, name }) => (
            <li key={id}>
              {name} <span className="text-sm text-muted">{id}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="h-80 overflow-clip rounded-2xl border border-line bg-sunken [@media(scripting:none)]:hidden">
        {children}
      </div>
    </section>
  )
}
