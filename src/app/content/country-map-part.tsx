import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { PlaceMap } from '#/features/map/place-map.tsx'
import { CountryMapFrame, type CountryMapProps } from './country-map.tsx'

/** The map itself, for browsers. It has the codes of the list beside it, which a phone has room for. */
export function CountryMap({ places }: CountryMapProps) {
  const { t } = useLingui()
  const pins = useMemo(() => places.map((place) => ({ ...place, name: place.id })), [places])
  return (
    <CountryMapFrame places={places}>
      <PlaceMap name={t`Map of these airports`} places={pins} />
    </CountryMapFrame>
  )
}
