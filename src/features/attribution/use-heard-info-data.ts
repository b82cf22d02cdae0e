import { useEffect, useState } from 'react'
import { useAttribution } from './attribution-provider.tsx'
import type { LoadAttribution } from './attribution-store.ts'

const askedOf = (load: LoadAttribution) => async () => (await load())?.infoData()

/** As `useInfoData`, and another function once what may be told has changed: whoever has told it tells it anew. */
export const useHeardInfoData = () => {
  const load = useAttribution()
  const [infoData, setInfoData] = useState(() => askedOf(load))
  useEffect(() => {
    let isLeft = false
    let stop: (() => void) | undefined
    const listen = async (): Promise<void> => {
      const attribution = await load()
      if (!attribution || isLeft) return
      const saidNow = () => JSON.stringify(attribution.infoData())
      let said = saidNow()
      stop = attribution.subscribe(() => {
        const before = said
        said = saidNow()
        if (said !== before) setInfoData(() => askedOf(load))
      })
    }
    void listen()
    return () => {
      isLeft = true
      stop?.()
    }
  }, [load])
  return infoData
}
