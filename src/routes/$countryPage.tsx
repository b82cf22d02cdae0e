import { createFileRoute } from '@tanstack/react-router'
import { countryContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/$countryPage')({
  ...countryContent,
  head: headOfContent,
  component: Country,
})

function Country() {
  return <ContentScreen content={Route.useLoaderData()} />
}
