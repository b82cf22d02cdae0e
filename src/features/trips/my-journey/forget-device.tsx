import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#/ui/button.tsx'
import { forgetCopies } from '../copies/device-copies.ts'
import { LeaveDevice } from './leave-device.tsx'

/** What of its visitor stays on a device, and how it goes. */
export function ForgetDevice() {
  return (
    <div data-needs-network className="flex flex-col gap-6 border-t border-line pt-6 text-sm">
      <DeviceCopies />
      <LeaveDevice />
    </div>
  )
}

/** The copies that this device keeps for reading without a network. */
function DeviceCopies() {
  const [outcome, setOutcome] = useState<'forgotten' | 'failed'>()
  const forget = async (): Promise<void> =>
    setOutcome(
      await forgetCopies().then(
        () => 'forgotten',
        () => 'failed',
      ),
    )
  return (
    <div className="flex flex-col items-start gap-2 [@media(scripting:none)]:hidden">
      <p className="max-w-160 text-muted">
        <Trans>
          Trips that you look at stay readable on this device without a network, for thirty days. Deleting these copies
          changes no booking, and the trips still open in this browser.
        </Trans>
      </p>
      <Button variant="secondary" size="small" onClick={() => void forget()}>
        <Trans>Delete the copies on this device</Trans>
      </Button>
      <output>
        {outcome === 'forgotten' && <Trans>The copies are deleted.</Trans>}
        {outcome === 'failed' && <Trans>Your browser lets this site keep nothing, so there are no copies.</Trans>}
      </output>
    </div>
  )
}
