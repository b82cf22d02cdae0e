import { createFileRoute } from '@tanstack/react-router'
import { airlineContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/aerolineas/$airlineName')({
  ...airlineContent,
  head: headOfContent,
  component: Airline,
})

function Airline() {
  return <ContentScreen content={Route.useLoaderData()} />
}
