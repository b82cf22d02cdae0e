import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { loadCallCentre } from '#/features/call-centre/call-centre.functions.ts'
import { CallCard } from '#/features/call-centre/lazy-call-card.ts'
import { type ContactTopic, formForTopic, readTopic } from '#/features/visitor-forms/form-fields.ts'
import { ContactSection } from '#/features/visitor-forms/lazy-contact-section.ts'
import { StaticIsland } from '#/ui/hydration/static-island.tsx'
import { loadTextAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'
import { useAttributedSend } from '#/app/visitor-forms/use-attributed-send.ts'
import { publicHead } from '#/i18n/page-head.ts'
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
      loadTextAt('/contacta-con-nosotras'),
      loadForm({ data: deps.kind }),
      loadCallCentre(),
    ])
    return { content, form, callCentre }
  },
  head: ({ match, loaderData }) => {
    const { context, pathname } = match
    return loaderData?.content
      ? contentRouteHead({ match, loaderData: loaderData.content })
      : publicHead({ ...context.page, pathname, title: context.i18n._(msg`Contact us`) })
  },
  component: Contact,
})

function Contact() {
  const { content, form, callCentre } = Route.useLoaderData()
  const { about } = Route.useSearch()
  const send = useAttributedSend()
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
  return content ? (
    <ContentScreen content={content} actsFirst>
      {ways}
    </ContentScreen>
  ) : (
    <div className="page-width flex flex-col gap-10 py-6 sm:gap-12 sm:py-8">
      <h1 className="text-xl sm:text-2xl">
        <Trans>Contact us</Trans>
      </h1>
      {ways}
    </div>
  )
}
