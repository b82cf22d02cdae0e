import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/contacta-con-nosotras')({
  loader: (input) => loadContentAt('/contacta-con-nosotras', input),
  head: contentRouteHead,
  component: Contact,
})

function Contact() {
  return <ContentScreen content={Route.useLoaderData()} />
}
