import { createFileRoute } from '@tanstack/react-router'
import { loadCountry } from '../content-route.ts'
import { contentRouteHead } from '../content-route-head.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$countryPage')({
  loader: (input) => loadCountry(input.params.countryPage, input),
  head: contentRouteHead,
  component: Country,
})

function Country() {
  return <ContentScreen content={Route.useLoaderData()} />
}
