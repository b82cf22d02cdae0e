import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type EnquiryTopic, readTopic } from '#/features/visitor-forms/form-fields.ts'
import { ContactSection } from '#/features/visitor-forms/late-contact-section.ts'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'
import { sendFormLate } from '../send-form-late.ts'
import { loadForm } from '../visitor-forms.functions.ts'

/** Whatever else a campaign wrote into the address stays there. */
const readContactUrl = ({ about, ...rest }: Record<string, unknown>): { about?: EnquiryTopic } => {
  const topic = readTopic(about)
  return topic ? { ...rest, about: topic } : rest
}

export const Route = createFileRoute('/contacta-con-nosotras')({
  validateSearch: readContactUrl,
  loaderDeps: ({ search: { about } }) => ({ kind: about ? ('enquiry' as const) : ('contact' as const) }),
  loader: async (input) => {
    const [content, form] = await Promise.all([
      loadContentAt('/contacta-con-nosotras', input),
      loadForm({ data: input.deps.kind }),
    ])
    return { content, form }
  },
  head: ({ match, loaderData }) => contentRouteHead({ match, loaderData: loaderData?.content }),
  component: Contact,
})

function Contact() {
  const { content, form } = Route.useLoaderData()
  const { about } = Route.useSearch()
  return (
    <ContentScreen content={content}>
      <Suspense>
        <ContactSection start={form} send={sendFormLate} about={about} />
      </Suspense>
    </ContentScreen>
  )
}
