import { createFileRoute } from '@tanstack/react-router'
import { fixedContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/vuelos/')({
  ...fixedContent('/vuelos'),
  head: headOfContent,
  component: Flights,
})

function Flights() {
  return <ContentScreen content={Route.useLoaderData()} />
}
