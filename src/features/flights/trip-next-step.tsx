import { Trans } from '@lingui/react/macro'
import { Card } from '#/ui/card.tsx'
import { StopLine } from '#/ui/stop-line.tsx'
import { CopyLink } from './copy-link.tsx'
import { PhoneBooking } from './phone-booking.tsx'

interface TripNextStepProps {
  readonly reference: string
}

/** What comes after the summary, as it stands today: no button that leads nowhere. */
export function TripNextStep({ reference }: TripNextStepProps) {
  return (
    <Card id="next" tabIndex={-1} className="flex flex-col gap-4 scroll-mt-4">
      <StopLine stops={2} className="max-w-30" />
      <h2 className="text-lg">
        <Trans>Next: who travels</Trans>
      </h2>
      <p>
        <Trans>
          Passenger details and payment are not open on this site yet. Nothing has been booked or charged, and no seat
          is taken.
        </Trans>
      </p>
      <PhoneBooking reference={reference} />
      <p className="text-sm text-muted">
        <Trans>
          This page has an address of its own: it opens the same flights again, at the price of that moment.
        </Trans>
      </p>
      <CopyLink />
    </Card>
  )
}
