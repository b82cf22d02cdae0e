import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { Sheet } from '#/ui/overlay/sheet.tsx'
import { ItemMap } from './item-map.tsx'
import type { ItemMapProps } from './pin.ts'

interface MapSheetProps extends ItemMapProps {
  /** of the button that opens it */
  readonly className?: string
}

/** The map on a phone: a button, and the whole screen for as long as it is wanted. */
export function MapSheet({ className, ...map }: MapSheetProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button className={className} onClick={() => setOpen(true)}>
        <Icon name="i-lucide-map" />
        <Trans>Map</Trans>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={map.name} closeLabel={<Trans>List</Trans>}>
        {isOpen && <ItemMap {...map} />}
      </Sheet>
    </>
  )
}
