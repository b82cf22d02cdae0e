import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'

export const Route = createFileRoute('/vuelos/')({
  loader: ({ location }) => loadContentAt('/vuelos', location),
  head: contentRouteHead,
  staticData: { isRead: true },
  component: Flights,
})

function Flights() {
  return <ContentScreen content={Route.useLoaderData()} />
}
