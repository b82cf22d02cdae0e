import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/aerolineas/$airlineName')({
  loader: (input) => loadContentAt(`/aerolineas/${input.params.airlineName}`, input),
  head: contentRouteHead,
  component: Airline,
})

function Airline() {
  return <ContentScreen content={Route.useLoaderData()} />
}
