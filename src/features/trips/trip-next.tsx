import { Trans } from '@lingui/react/macro'
import { TitledCard } from '#/ui/titled-card.tsx'

/** What comes between a booking and a flight. */
export function TripNext({ email }: { email: string }) {
  return (
    <TitledCard title={<Trans>What comes next</Trans>}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-sm">
        <li className="break-words">
          <Trans>The confirmation goes to {email}; tickets follow to the same address.</Trans>
        </li>
        <li>
          <Trans>Check what papers each country asks for, also those where you only change planes.</Trans>
        </li>
        <li>
          <Trans>Check in on the airline’s site or app with the booking reference and a last name.</Trans>
        </li>
        <li>
          <Trans>Keep the reference and your email: with both, this page opens on any device.</Trans>
        </li>
      </ul>
    </TitledCard>
  )
}
