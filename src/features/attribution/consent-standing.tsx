import { Trans } from '@lingui/react/macro'
import type { Consent } from './attribution-store.ts'

/** What was answered, in words. */
export function ConsentStanding({ consent }: { readonly consent: Exclude<Consent, 'asked'> }) {
  return consent === 'yes' ? (
    <Trans>You let us remember for 23 hours which link brought you here.</Trans>
  ) : (
    <Trans>We do not remember which link brought you here.</Trans>
  )
}
