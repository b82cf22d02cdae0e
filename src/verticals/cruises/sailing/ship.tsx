import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Scene } from '#/ui/scene/scene.tsx'
import type { Sailing, ShipDetail } from './sailing.ts'

const details: Readonly<Record<ShipDetail, MessageDescriptor>> = {
  built: msg`Built`,
  guests: msg`Guests`,
  crew: msg`Crew`,
  decks: msg`Decks`,
  lengthMetres: msg`Length`,
}

/** The ship: what it is like, and its figures. */
export function Ship({ sailing }: { readonly sailing: Sailing }) {
  const { i18n } = useLingui()
  const { ship, vendor, rating, shipDescription, shipDetails, scene } = sailing
  const figure = (detail: ShipDetail, value: number): string => {
    if (detail === 'built') return String(value)
    return detail === 'lengthMetres' ? `${i18n.number(value)} m` : i18n.number(value)
  }
  const known = (Object.keys(details) as ShipDetail[]).flatMap((detail) => {
    const value = shipDetails[detail]
    return value === undefined ? [] : [{ detail, words: figure(detail, value) }]
  })
  return (
    <section
      aria-labelledby="ship"
      className="grid overflow-hidden rounded-2xl border border-line bg-surface md:grid-cols-[18rem_1fr]"
    >
      <Scene place={scene} className="h-40 w-full md:h-full" />
      <div className="flex flex-col gap-3 p-4 sm:p-6">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="ship" className="text-lg">
            {ship}
          </h2>
          <p className="text-sm text-muted">
            {vendor}
            {rating !== undefined && (
              <>
                {' ·\u00a0'}
                <Trans>{i18n.number(rating, { minimumFractionDigits: 1 })} of 5</Trans>
              </>
            )}
          </p>
        </div>
        <p className="max-w-140">{shipDescription}</p>
        <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
          {known.map(({ detail, words }) => (
            <div key={detail}>
              <dt className="text-muted">{i18n._(details[detail])}</dt>
              <dd className="m-0 font-semibold figures">{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
