import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { LegalPage, LegalSection } from '#/features/shell/legal-page.tsx'
import { publicHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/terminos-y-condiciones')({
  head: ({ match: { context, pathname } }) =>
    publicHead({
      ...context.page,
      pathname,
      title: context.i18n._(msg`Terms and conditions`),
      description: context.i18n._(msg`What you can expect of Trayecto, and what this demonstration is not.`),
    }),
  component: Terms,
})

function Terms() {
  return (
    <LegalPage title={<Trans>Terms and conditions</Trans>}>
      <p>
        <Trans>
          Trayecto is an independent travel agency. It is no airline, and no airline has endorsed it. Names of airlines
          are used only to say who flies.
        </Trans>
      </p>
      <LegalSection title={<Trans>A demonstration</Trans>}>
        <p>
          <Trans>
            The flights on this site follow how airlines work, but its timetables, seats and prices are made up. Nothing
            that you choose here is a ticket, and nobody charges you.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Prices</Trans>}>
        <p>
          <Trans>
            The first price that you see is the whole price for all travellers: fare, taxes and fees. Nothing is added
            to it unless you choose it. Prices are in US dollars; an amount marked ≈ is an estimate.
          </Trans>
        </p>
        <p>
          <Trans>
            A price is held for a while and the page says until when. Should it change after that, you see the old and
            the new one, and decide.
          </Trans>
        </p>
      </LegalSection>
    </LegalPage>
  )
}
