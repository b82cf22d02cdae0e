import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#/ui/button.tsx'
import { onShownAgain } from '#/ui/shown-again.ts'
import { forgetStored } from '../copies/forget-stored.ts'

/** Who shares a device takes all of theirs from it. A plain form: it closes the trips before and without scripts, too. */
export function LeaveDevice() {
  const router = useRouter()
  const left = useRef(false)
  // Back would show the trips once more, from the browser's memory
  useEffect(() => onShownAgain(() => left.current && window.location.reload()), [])
  const leave = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    left.current = true
    await forgetStored()
    form.submit()
  }
  return (
    <form
      method="post"
      action={router.buildLocation({ to: '/user/my-journey/leave' }).publicHref}
      onSubmit={(event) => void leave(event)}
      className="flex flex-col items-start gap-2"
    >
      <p className="max-w-160 text-muted">
        <Trans>
          Do others use this device too? Leave it, and this browser forgets your trips and their copies, a booking you
          have begun, saved travelers and recent searches. Your bookings stay, and open again with their reference and
          email. Language, currency and colors stay as chosen.
        </Trans>
      </p>
      <Button type="submit" variant="secondary" size="small">
        <Trans>Leave this device</Trans>
      </Button>
    </form>
  )
}

/** Where the form leads: seen there alone. */
export function LeftDevice() {
  return (
    <p id="left" tabIndex={-1} className="hidden font-semibold target:block">
      <Trans>This browser has forgotten you. If other tabs of this site are open, close them too.</Trans>
    </p>
  )
}
