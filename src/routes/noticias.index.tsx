import { createFileRoute } from '@tanstack/react-router'
import { fixedContent, headOfContent } from '../content-route.ts'
import { ContentScreen } from '../content-screen.tsx'

export const Route = createFileRoute('/noticias/')({
  ...fixedContent('/noticias'),
  head: headOfContent,
  component: News,
})

function News() {
  return <ContentScreen content={Route.useLoaderData()} />
}
