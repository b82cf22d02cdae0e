import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'

/** For airlines that keep seats and take the money later. `day` is the last on which they issue the ticket. */
export function TripHoldOnly({ day }: { day: string }) {
  const { i18n } = useLingui()
  const last = i18n.date(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Notice tone="info" title={<Trans>This airline holds your seats first and takes payment later</Trans>}>
      <Trans>
        Booking keeps the seats without paying. The ticket must be paid by {last}; until then the airline may change the
        price.
      </Trans>
    </Notice>
  )
}
