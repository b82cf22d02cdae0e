import { createFileRoute } from '@tanstack/react-router'
import { loadContentAt } from '#/app/content/content-route.ts'
import { contentRouteHead } from '#/app/content/content-route-head.ts'
import { ContentScreen } from '#/app/content/content-screen.tsx'
import { CountryMapIsland } from '#/app/content/country-map-island.tsx'

export const Route = createFileRoute('/$countryPage')({
  loader: ({ params, location }) => loadContentAt(`/${params.countryPage}`, location),
  head: contentRouteHead,
  staticData: { isRead: true },
  component: Country,
})

function Country() {
  const content = Route.useLoaderData()
  return (
    <ContentScreen content={content} map={content.state === 'found' && <CountryMapIsland places={content.places} />} />
  )
}
