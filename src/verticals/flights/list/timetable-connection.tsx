import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDuration } from '#domain/time/duration.ts'
import { Icon } from '#/ui/icon.tsx'
import type { Connection } from '../offer/connections.ts'
import { TimetableLine } from './timetable-line.tsx'
import type { FlightWords } from './use-flight-words.ts'

interface TimetableConnectionProps {
  readonly connection: Connection
  readonly words: FlightWords
}

/** The wait between two flights, and what is hard about it. */
export function TimetableConnection({ connection, words }: TimetableConnectionProps) {
  const wait = formatDuration(connection.minutes)
  const city = words.city(connection.airport)
  const isHard = connection.tight || connection.overnight || connection.long || connection.leavesFrom !== undefined
  return (
    <div className="grid grid-cols-[5rem_1rem_1fr] gap-x-3 text-sm">
      <span />
      <TimetableLine ground />
      <div className={isHard ? 'my-3 rounded-xl bg-warn-soft px-3 py-2' : 'my-3 rounded-xl bg-sunken px-3 py-2'}>
        <p className="font-semibold">
          <Trans>
            Change in {city}, {wait}
          </Trans>
        </p>
        <Difficulties connection={connection} words={words} />
      </div>
    </div>
  )
}

function Difficulties({ connection, words }: TimetableConnectionProps) {
  const { leavesFrom, airport } = connection
  const next = leavesFrom && words.airport(leavesFrom)
  return (
    <ul className="empty:hidden">
      {leavesFrom !== undefined && (
        <Difficulty>
          <Trans>
            You arrive at {airport} and leave from {next} ({leavesFrom}): getting there is up to you.
          </Trans>
        </Difficulty>
      )}
      {connection.tight && (
        <Difficulty>
          <Trans>There is little time to change.</Trans>
        </Difficulty>
      )}
      {connection.overnight && (
        <Difficulty>
          <Trans>You wait through the night; a hotel is not included.</Trans>
        </Difficulty>
      )}
      {connection.long && (
        <Difficulty>
          <Trans>It is a long wait.</Trans>
        </Difficulty>
      )}
    </ul>
  )
}

function Difficulty({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-1.5 text-warn">
      <Icon name="i-lucide-triangle-alert" className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </li>
  )
}
