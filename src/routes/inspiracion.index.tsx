import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/inspiracion/')({
  loader: (input) => loadContentAt('/inspiracion', input),
  head: contentRouteHead,
  component: Inspiration,
})

function Inspiration() {
  return <ContentScreen content={Route.useLoaderData()} />
}
