import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { TermsText } from '#/features/legal/lazy-legal.ts'
import { LegalPage } from '#/features/legal/legal-page.tsx'
import { publicHead } from '#/i18n/page-head.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'

export const Route = createFileRoute('/terminos-y-condiciones')({
  // what calls the server is no part of every page's first script
  loader: async () => (await import('#/features/legal/legal-facts.functions.ts')).loadLegalFacts(),
  head: ({ match: { context, pathname } }) =>
    publicHead({
      ...context.page,
      pathname,
      title: context.i18n._(msg`Terms and conditions`),
      description: context.i18n._(msg`Who sells, what you buy, and how changes and refunds work.`),
    }),
  staticData: { isRead: true },
  component: Terms,
})

function Terms() {
  const facts = Route.useLoaderData()
  return (
    <LegalPage title={<Trans>Terms and conditions</Trans>}>
      <StaticIsland>
        <TermsText facts={facts} />
      </StaticIsland>
    </LegalPage>
  )
}
