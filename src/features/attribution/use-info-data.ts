import { useCallback } from 'react'
import { useAttribution } from './attribution-provider.tsx'

/** What calls of a booking are told of where the visitor came from, asked for when a booking begins. */
export const useInfoData = () => {
  const attribution = useAttribution()
  return useCallback(async () => (await attribution())?.infoData(), [attribution])
}
