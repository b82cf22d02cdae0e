import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$countryPage')({
  loader: (input) => loadContentAt(`/${input.params.countryPage}`, input),
  head: contentRouteHead,
  component: Country,
})

function Country() {
  return <ContentScreen content={Route.useLoaderData()} />
}
