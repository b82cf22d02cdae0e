import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/noticias/')({
  loader: (input) => loadContentAt('/noticias', input),
  head: contentRouteHead,
  component: News,
})

function News() {
  return <ContentScreen content={Route.useLoaderData()} />
}
