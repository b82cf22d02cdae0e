import { createFileRoute } from '@tanstack/react-router'
import { fixedContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/articulos/')({
  ...fixedContent('/articulos'),
  head: headOfContent,
  component: Articles,
})

function Articles() {
  return <ContentScreen content={Route.useLoaderData()} />
}
