import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/articulos/')({
  loader: (input) => loadContentAt('/articulos', input),
  head: contentRouteHead,
  component: Articles,
})

function Articles() {
  return <ContentScreen content={Route.useLoaderData()} />
}
