import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LegalSection } from './legal-page.tsx'
import { LegalTable } from './legal-table.tsx'
import { cookies, onDevice } from './stored-names.ts'

const heads = [msg`Name`, msg`What it remembers`, msg`Kept for`] as const

/** Every cookie, and all that the browser keeps, by name. */
export function PrivacyStorage() {
  return (
    <>
      <LegalSection title={<Trans>Cookies</Trans>}>
        <p>
          <Trans>
            None of them follows you to other sites. Each stores a choice of yours or keeps your bookings yours: those
            whose name begins with __Host- or __Secure- can be read only by our server, and no search needs them.
          </Trans>
        </p>
        <LegalTable heads={heads} rows={cookies} isNamed />
      </LegalSection>
      <LegalSection title={<Trans>On your device</Trans>}>
        <p>
          <Trans>
            Your browser keeps these for you and does not send them along. You can delete them in its settings; copies
            of trips also under My journey.
          </Trans>
        </p>
        <p>
          <Trans>
            “Leave this device” under My journey deletes all of these, and the cookies that open your trips, a booking
            you have begun and saved travelers; only the site’s own scripts and pictures stay, and the cookies for
            language, currency, colors and screen width.
          </Trans>
        </p>
        <LegalTable heads={heads} rows={onDevice} isNamed />
      </LegalSection>
    </>
  )
}
