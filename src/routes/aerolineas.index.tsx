import { createFileRoute } from '@tanstack/react-router'
import { fixedContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/aerolineas/')({
  ...fixedContent('/aerolineas'),
  head: headOfContent,
  component: Airlines,
})

function Airlines() {
  return <ContentScreen content={Route.useLoaderData()} />
}
