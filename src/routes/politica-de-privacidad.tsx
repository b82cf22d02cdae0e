import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConsentChoice } from '#/features/attribution/consent-choice.tsx'
import { CookieTable } from '#/features/shell/cookie-table.tsx'
import { LegalPage, LegalSection } from '#/features/shell/legal-page.tsx'
import { publicHead } from '#/i18n/page-head.ts'

export const Route = createFileRoute('/politica-de-privacidad')({
  head: ({ match: { context, pathname } }) =>
    publicHead({
      ...context.page,
      pathname,
      title: context.i18n._(msg`Privacy`),
      description: context.i18n._(msg`What this site keeps about you, for how long, and why.`),
    }),
  component: Privacy,
})

function Privacy() {
  return (
    <LegalPage title={<Trans>Privacy</Trans>}>
      <p>
        <Trans>
          You can search and compare here without an account and without telling us who you are. We run no advertising,
          no analytics of other companies and no fingerprinting.
        </Trans>
      </p>
      <LegalSection title={<Trans>What a search tells us</Trans>}>
        <p>
          <Trans>
            Where you want to go, when, and how many of you travel. That is in the address of the page, so that you can
            keep it or share it. The network that serves this site also tells us roughly where you are, which we use to
            suggest routes and a currency, and do not store. Where the network does not say so, we may ask a geolocation
            service which country your internet address belongs to. That service learns the address and nothing else.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>Cookies</Trans>}>
        <p>
          <Trans>
            Most store one of your preferences. Those whose name begins with __Host- keep bookings yours: only our
            server can read them, and no search needs them.
          </Trans>
        </p>
        <CookieTable />
      </LegalSection>
      <LegalSection title={<Trans>Where you came from</Trans>}>
        <p>
          <Trans>
            If a link of a campaign or of another site brings you here, we ask whether we may remember that for 23
            hours. It goes along with a booking, so that we know which links are of use. Without your yes it is
            forgotten when you close the page, and with a no at once.
          </Trans>
        </p>
        <ConsentChoice />
      </LegalSection>
      <LegalSection title={<Trans>On your device</Trans>}>
        <p>
          <Trans>
            Trips that you look at under “My journey” stay on your device for thirty days, to be read without a network.
            You can delete them there. Your browser also keeps your last searches, whether a booking was begun here, and
            what you typed into it until it has reached us.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>A booking that you have begun</Trans>}>
        <p>
          <Trans>
            What you enter about travelers, contact and billing address is stored on our server, encrypted, for a few
            days after your last change, so that you can continue in this browser. “Start over” deletes it at once. The
            card is never part of it.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>What you write to us</Trans>}>
        <p>
          <Trans>
            Messages and enquiries are kept to answer you, for a year at most. A review stays until you ask us to take
            it back, and your address on our list until you leave it. If a form needs mending and no script runs, what
            you typed comes back in a cookie that only our server can read and that lives for a minute.
          </Trans>
        </p>
      </LegalSection>
      <LegalSection title={<Trans>When something fails</Trans>}>
        <p>
          <Trans>
            We write down what failed, when, and a reference number. Card numbers, passports, emails and names are
            removed before the line is written.
          </Trans>
        </p>
      </LegalSection>
    </LegalPage>
  )
}
