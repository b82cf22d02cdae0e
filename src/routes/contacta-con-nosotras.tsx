import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadCallCentre } from '#/features/call-centre/call-centre.functions.ts'
import { CallCard } from '#/features/call-centre/lazy-call-card.ts'
import { type ContactTopic, formForTopic, readTopic } from '#/features/visitor-forms/contact-topic.ts'
import { ContactSection } from '#/features/visitor-forms/lazy-contact-section.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { loadAnyContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'
import { useAttributedSend } from '#/app/visitor-forms/use-attributed-send.ts'
import { loadForm } from '#/app/visitor-forms/visitor-forms.functions.ts'

/** Whatever else a campaign wrote into the address stays there. */
const readContactUrl = ({ about, ...rest }: Record<string, unknown>): { about?: ContactTopic } => {
  const topic = readTopic(about)
  return topic ? { ...rest, about: topic } : rest
}

export const Route = createFileRoute('/contacta-con-nosotras')({
  validateSearch: readContactUrl,
  loaderDeps: ({ search: { about } }) => ({ kind: formForTopic(about) }),
  loader: async ({ deps }) => {
    const [content, form, callCentre] = await Promise.all([
      loadAnyContentAt('/contacta-con-nosotras'),
      loadForm({ data: deps.kind }),
      loadCallCentre(),
    ])
    return { content, form, callCentre }
  },
  head: ({ match, loaderData }) => contentRouteHead({ match, loaderData: loaderData?.content }),
  component: Contact,
})

function Contact() {
  const { content, form, callCentre } = Route.useLoaderData()
  const { about } = Route.useSearch()
  const send = useAttributedSend()
  const { t } = useLingui()
  const ways = (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:items-start">
      <div className="lg:col-start-2 lg:row-start-1">
        <StaticIsland>
          <CallCard {...callCentre} />
        </StaticIsland>
      </div>
      <div className="lg:col-start-1 lg:row-start-1">
        <Suspense>
          <ContactSection start={form} send={send} about={about} />
        </Suspense>
      </div>
    </div>
  )
  return content.state === 'found' ? (
    <ContentScreen content={content} actsFirst>
      {ways}
    </ContentScreen>
  ) : (
    <div className="page-width flex flex-col gap-10 py-6 sm:gap-12 sm:py-8">
      {/* of a page without a text, which names itself here: heads are in every page's first script */}
      <title>{`${t`Contact us`} · Trayecto`}</title>
      <h1 className="text-xl sm:text-2xl">
        <Trans>Contact us</Trans>
      </h1>
      {ways}
    </div>
  )
}
