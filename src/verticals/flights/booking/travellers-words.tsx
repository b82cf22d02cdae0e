import { Trans } from '@lingui/react/macro'

export function WhoTravels() {
  return <Trans>Who travels</Trans>
}

export function NamesAdvice() {
  return (
    <p className="text-sm text-muted">
      <Trans>
        Write names exactly as in the passport or ID that each traveler will show. A wrong letter can cost a seat.
      </Trans>
    </p>
  )
}
