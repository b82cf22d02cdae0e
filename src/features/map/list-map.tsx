import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MapFrame } from './map-frame.tsx'
import { MapSheet } from './map-sheet.tsx'

interface ListMapProps {
  /** what the map shows */
  readonly title: string
  /** the map, a lazy part */
  readonly children: ReactNode
}

/** The rows of a page on a map: beside the list, and on a phone over the whole screen for as long as it is wanted. */
export function ListMap({ title, children }: ListMapProps) {
  const map = <MapFrame before={<Trans>Everything on the map is in the list as well.</Trans>}>{children}</MapFrame>
  return (
    <>
      <div className="sticky top-20 h-[calc(100dvh-6rem)] max-xl:hidden">{map}</div>
      <MapSheet
        title={title}
        className="fixed start-1/2 bottom-2 z-20 -translate-x-1/2 shadow-lg max-xl:min-h-11 sm:bottom-4 xl:hidden"
      >
        {map}
      </MapSheet>
    </>
  )
}
