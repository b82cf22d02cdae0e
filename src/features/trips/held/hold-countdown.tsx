import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDuration } from '#domain/time/duration.ts'
import type { TripHold } from '../booked/booked-trip.ts'

const second = 1000
const minute = 60_000
const hour = 3_600_000

/** What is left of a hold, in milliseconds, counted from when it was read; undefined before hydration. */
const useTimeLeft = (hold: TripHold): number | undefined => {
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const end = Date.now() + hold.msLeft
    const look = (): void => setLeft(Math.max(0, end - Date.now()))
    look()
    const timer = setInterval(look, second)
    return () => clearInterval(timer)
  }, [hold])
  return left
}

interface HoldCountdownProps {
  readonly hold: TripHold
  /** what stands in its place where no script runs */
  readonly still?: ReactNode
}

/** The time left to pay: days and hours, then hours and minutes, then minutes and seconds. */
export function HoldCountdown({ hold, still = null }: HoldCountdownProps) {
  const left = useTimeLeft(hold)
  if (left === undefined) return still
  if (left === 0) return <Trans>time is up</Trans>
  return (
    <span role="timer" className="figures whitespace-nowrap">
      <LeftWords left={left} />
    </span>
  )
}

function LeftWords({ left }: { left: number }) {
  const days = Math.floor(left / (24 * hour))
  const hours = Math.floor((left % (24 * hour)) / hour)
  if (days > 0)
    return (
      <Trans>
        {days} d {hours} h left
      </Trans>
    )
  if (left >= hour) return <Trans>{formatDuration(Math.floor(left / minute))} left</Trans>
  const [minutes, seconds] = [Math.floor(left / minute), Math.floor((left % minute) / second)]
  return (
    <Trans>
      {minutes} min {seconds} s left
    </Trans>
  )
}
