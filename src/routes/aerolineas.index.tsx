import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/aerolineas/')({
  loader: (input) => loadContentAt('/aerolineas', input),
  head: contentRouteHead,
  component: Airlines,
})

function Airlines() {
  return <ContentScreen content={Route.useLoaderData()} />
}
