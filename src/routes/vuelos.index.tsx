import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/vuelos/')({
  loader: (input) => loadContentAt('/vuelos', input),
  head: contentRouteHead,
  component: Flights,
})

function Flights() {
  return <ContentScreen content={Route.useLoaderData()} />
}
