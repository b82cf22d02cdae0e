import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { forgetCopies } from '../copies/device-copies.ts'

/** The copies that this device keeps for reading without a network: who shares it can take them away. */
export function ForgetDevice() {
  const [forgotten, setForgotten] = useState(false)
  const forget = async (): Promise<void> => {
    await forgetCopies()
    setForgotten(true)
  }
  return (
    <div
      data-needs-network
      className="flex flex-col items-start gap-2 border-t border-line pt-6 text-sm [@media(scripting:none)]:hidden"
    >
      <p className="max-w-160 text-muted">
        <Trans>
          Trips that you look at stay readable on this device without a network, for thirty days. If others use it too,
          delete them here: the bookings themselves stay.
        </Trans>
      </p>
      <Button variant="secondary" size="small" onClick={() => void forget()}>
        <Trans>Delete the copies on this device</Trans>
      </Button>
      <output>{forgotten && <Trans>The copies are deleted.</Trans>}</output>
    </div>
  )
}
