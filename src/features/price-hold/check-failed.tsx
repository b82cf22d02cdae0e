import { Trans } from '@lingui/react/macro'

export function CheckFailed() {
  return (
    <p role="alert">
      <Trans>We could not check the price just now. You can try again.</Trans>
    </p>
  )
}
