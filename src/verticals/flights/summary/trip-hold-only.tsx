import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#/ui/notice.tsx'

/** For airlines that keep seats and take the money later. `day` is the last on which they issue the ticket. */
export function TripHoldOnly({ day }: { day: string }) {
  const { i18n } = useLingui()
  const last = i18n.date(`${day}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <Notice tone="info" title={<Trans>This airline holds your seats first and takes payment later</Trans>}>
      <Trans>
        You book without paying and without a card. The airline keeps the seats at this price until {last} at the
        latest; you pay by then in My journey, or the seats are given back and you owe nothing.
      </Trans>
    </Notice>
  )
}
