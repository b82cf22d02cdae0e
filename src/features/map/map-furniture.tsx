import { Trans, useLingui } from '@lingui/react/macro'
import { metresPerPixel, placeOf } from './mercator.ts'
import { roundDistance } from './scale.ts'
import type { View } from './view.ts'

interface MapFurnitureProps {
  readonly view: View
  /** whose tiles are shown; undefined where the map is drawn */
  readonly credits: string | undefined
}

/** What tells how to read the map: which way is north, how far a distance is, and what the map does not claim. */
export function MapFurniture({ view, credits }: MapFurnitureProps) {
  const { i18n } = useLingui()
  const { count, unit, pixels } = roundDistance(metresPerPixel(placeOf(view.centre).latitude, view.zoom), i18n.locale)
  const distance = i18n.number(count, { style: 'unit', unit })
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 24 36" className="pointer-events-none absolute start-3 top-3 h-9 text-ink">
        <path d="M12 0L18 15L12 12L6 15Z" fill="currentColor" />
        <text x="12" y="32" textAnchor="middle" fontSize="14" fontWeight="700" fill="currentColor">
          N
        </text>
      </svg>
      <div className="pointer-events-none absolute start-3 bottom-2 flex max-w-[calc(50%-2.25rem)] flex-col items-start gap-1 text-xs text-ink">
        <svg aria-hidden="true" width={Math.round(pixels)} height="6">
          <path d={`M1 0V5H${Math.round(pixels) - 1}V0`} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        <span className="figures font-semibold">{distance}</span>
        <span className="rounded bg-paper px-1">{credits ?? <Trans>Schematic map, no streets</Trans>}</span>
      </div>
    </>
  )
}
