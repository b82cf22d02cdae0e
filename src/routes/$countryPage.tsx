import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'

export const Route = createFileRoute('/$countryPage')({
  loader: (input) => loadContentAt(`/${input.params.countryPage}`, input),
  head: contentRouteHead,
  component: Country,
})

function Country() {
  return <ContentScreen content={Route.useLoaderData()} />
}
