import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ConsentChoice } from '#/features/attribution/consent-choice.tsx'
import { PrivacyText } from '#/features/legal/lazy-legal.ts'
import { LegalPage, LegalSection } from '#/features/legal/legal-page.tsx'
import { publicHead } from '#/i18n/page-head.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'

export const Route = createFileRoute('/politica-de-privacidad')({
  // what calls the server is no part of every page's first script
  loader: async () => (await import('#/features/legal/legal-facts.functions.ts')).loadLegalFacts(),
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
  const facts = Route.useLoaderData()
  return (
    <LegalPage title={<Trans>Privacy</Trans>}>
      <StaticIsland>
        <PrivacyText facts={facts} />
      </StaticIsland>
      <LegalSection title={<Trans>Where you came from</Trans>}>
        <p>
          <Trans>
            If a link of a campaign or of another site brings you here, we ask whether we may remember that for 23
            hours. It goes along with a booking or a message to us, so that we know which links are of use. Unless you
            agree, it is forgotten when you close the page, and at once if you say no.
          </Trans>
        </p>
        <ConsentChoice />
      </LegalSection>
    </LegalPage>
  )
}
