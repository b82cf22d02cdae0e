import { createFileRoute } from '@tanstack/react-router'
import { fixedContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/inspiracion/')({
  ...fixedContent('/inspiracion'),
  head: headOfContent,
  component: Inspiration,
})

function Inspiration() {
  return <ContentScreen content={Route.useLoaderData()} />
}
