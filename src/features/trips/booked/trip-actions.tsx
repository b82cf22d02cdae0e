import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import type { BookedTrip } from './booked-trip.ts'
import { mailTrip } from '../trips.functions.ts'

type Mailing = 'idle' | 'sending' | 'sent' | 'tooMany' | 'notOwn' | 'failed'

const outcomes: Partial<Record<string, Mailing>> = { TooManyRequests: 'tooMany', BookingNotFound: 'notOwn' }

/** What a traveller takes along: the calendar, the paper, the mail. */
export function TripActions({ trip: { id, email } }: { trip: BookedTrip }) {
  const { i18n } = useLingui()
  const [mailing, setMailing] = useState<Mailing>('idle')
  const mail = async (): Promise<void> => {
    setMailing('sending')
    const sent = await mailTrip({ data: id }).catch(() => undefined)
    if (sent?.ok) setMailing('sent')
    else setMailing(outcomes[sent?.problem._tag ?? ''] ?? 'failed')
  }
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto *:max-sm:px-4">
        <a
          href={`/api/trips/calendar?booking=${encodeURIComponent(id)}&language=${i18n.locale}`}
          className={buttonClass('secondary')}
          download
        >
          <Icon name="i-lucide-calendar-plus" />
          <Trans>Add to calendar</Trans>
        </a>
        <Button variant="secondary" onClick={() => window.print()}>
          <Icon name="i-lucide-printer" />
          <Trans>Print</Trans>
        </Button>
        <Button variant="secondary" busy={mailing === 'sending'} onClick={() => void mail()}>
          <Icon name="i-lucide-mail" />
          <Trans>Send the mail again</Trans>
        </Button>
      </div>
      <output className="text-sm">
        <MailingWords mailing={mailing} email={email} />
      </output>
    </div>
  )
}

function MailingWords({ mailing, email }: { mailing: Mailing; email: string }) {
  switch (mailing) {
    case 'sent':
      return <Trans>It is on its way to {email}.</Trans>
    case 'tooMany':
      return <Trans>It was sent several times already. Look in your spam folder, and try again in an hour.</Trans>
    case 'notOwn':
      return <Trans>Only the browser that made the booking can do this.</Trans>
    case 'failed':
      return <Trans>The mail could not be sent just now. Try again in a moment.</Trans>
    default:
      return null
  }
}
