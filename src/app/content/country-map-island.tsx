import { useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useState } from 'react'
import { lazyNeeded } from '#/ui/hydration/lazy-part.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { CountryMapFrame, type CountryMapProps } from './country-map.tsx'

type Learn = (routeIds: readonly string[]) => Promise<void>

/** Its words on the server, where there is no map to draw; in the browser the map with its own. */
const countryMap = createIsomorphicFn()
  .server((_learn: Learn) => CountryMapFrame)
  .client((learn: Learn) => lazyNeeded(async () => (await import('./load-country-map.ts')).loadCountryMap(learn)))

/** A country's airports, on a map once somebody comes near it. Nothing where it is not known where they are. */
export function CountryMapIsland({ places }: CountryMapProps) {
  const { learn } = useRouter().options.context
  // here, since what waits for its chunk below is begun anew each time, and would forget which it waits for
  const [CountryMap] = useState(() => countryMap(learn))
  if (places.length === 0) return null
  return (
    <StaticIsland hydrate="visible">
      <CountryMap places={places} />
    </StaticIsland>
  )
}
