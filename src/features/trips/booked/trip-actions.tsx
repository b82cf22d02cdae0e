import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { deviceZone } from '#domain/time/moment.ts'
import { buttonClass } from '#/ui/button-class.ts'
import { Button } from '#/ui/button.tsx'
import { Icon } from '#/ui/icon.tsx'
import { CalendarLink } from '../calendar/calendar-link.tsx'
import { hasPaper, paperPath } from '../paper/paper-kind.ts'
import type { BookedTrip } from './booked-trip.ts'
import { type Mailed, mailPath, mailRefusal } from './mailing.ts'
import { mailTrip } from '../trips.functions.ts'

interface TripActionsProps {
  readonly trip: BookedTrip
  readonly mailed: Mailed | undefined
}

/** What a traveller takes along: the calendar, the papers, the mail; all but printing before and without scripts too. */
export function TripActions({ trip, mailed }: TripActionsProps) {
  const { id, email } = trip
  const { i18n } = useLingui()
  const router = useRouter()
  const zone = useHydrated() ? deviceZone() : undefined
  const [mailing, setMailing] = useState<Mailed | 'sending' | undefined>(mailed)
  const mail = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setMailing('sending')
    const sent = await mailTrip({ data: id }).catch(() => undefined)
    setMailing(sent?.ok ? 'sent' : mailRefusal(sent?.problem._tag))
  }
  return (
    <div data-needs-network className="flex flex-col gap-2 print:hidden">
      <div className="flex flex-wrap gap-3 *:max-sm:flex-auto *:max-sm:px-4">
        <CalendarLink trip={trip} />
        {hasPaper(trip, 'itinerary') && (
          <a href={paperPath(id, 'itinerary', i18n.locale, zone)} className={buttonClass('secondary')} download>
            <Icon name="i-lucide-map" />
            <Trans>Itinerary (PDF)</Trans>
          </a>
        )}
        {hasPaper(trip, 'receipt') && (
          <a href={paperPath(id, 'receipt', i18n.locale, zone)} className={buttonClass('secondary')} download>
            <Icon name="i-lucide-receipt" />
            <Trans>Receipt (PDF)</Trans>
          </a>
        )}
        <Button variant="secondary" className="[@media(scripting:none)]:hidden" onClick={() => window.print()}>
          <Icon name="i-lucide-printer" />
          <Trans>Print</Trans>
        </Button>
        <form
          method="post"
          action={router.buildLocation({ to: mailPath }).publicHref}
          onSubmit={(event) => void mail(event)}
          className="max-sm:px-0! *:w-full *:max-sm:px-4"
        >
          <input type="hidden" name="booking" value={id} />
          <Button type="submit" variant="secondary" busy={mailing === 'sending'}>
            <Icon name="i-lucide-mail" />
            <Trans>Send the email again</Trans>
          </Button>
        </form>
      </div>
      <output className="text-sm">
        <MailingWords mailing={mailing} email={email} />
      </output>
    </div>
  )
}

function MailingWords({ mailing, email }: { mailing: Mailed | 'sending' | undefined; email: string }) {
  switch (mailing) {
    case 'sent':
      return <Trans>It is on its way to {email}.</Trans>
    case 'tooMany':
      return <Trans>It was sent several times already. Look in your spam folder, and try again in an hour.</Trans>
    case 'notOwn':
      return <Trans>Only the browser that made the booking can do this.</Trans>
    case 'failed':
      return <Trans>The email could not be sent just now. Try again in a moment.</Trans>
    default:
      return null
  }
}
