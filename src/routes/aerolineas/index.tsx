import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'

export const Route = createFileRoute('/aerolineas/')({
  loader: ({ location }) => loadContentAt('/aerolineas', location),
  head: contentRouteHead,
  staticData: { isRead: true },
  component: Airlines,
})

function Airlines() {
  return <ContentScreen content={Route.useLoaderData()} />
}
