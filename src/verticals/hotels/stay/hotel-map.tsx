import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { PlaceMap } from '#/features/map/place-map.tsx'
import type { HotelPage } from './hotel-page.ts'

/** Where the hotel is. */
export function HotelMap({ hotel }: { readonly hotel: HotelPage }) {
  const { t } = useLingui()
  const { locale } = useRouter().options.context
  const { code, name, lat, lon, district } = hotel
  const places = useMemo(() => [{ id: code, name, lat, lon }], [code, name, lat, lon])
  return <PlaceMap places={places} name={t`Map of ${name}, ${district[locale]}`} />
}
